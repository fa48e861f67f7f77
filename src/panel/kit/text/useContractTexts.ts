import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { choiceText } from '../../../contract/choiceText.ts';
import { fieldName } from '../../../contract/fieldName.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { activeLanguage } from '../../data/language.ts';

export interface ContractTexts {
  /** Name of a field, by its label in the contract. */
  readonly field: (field: Pick<FieldDefinition, 'label' | 'within'>) => string;
  /** Name of an enum value. */
  readonly choice: (enumName: string | undefined, value: string) => string;
  readonly section: (name: string) => string;
}

/** Translations of the contract's names. */
export function useContractTexts(): ContractTexts {
  const translate = useTranslate();
  return useMemo(
    () => ({
      field: (field) => fieldName(field, translate),
      choice: (enumName, value) => choiceText(enumName, value, { translate, language: activeLanguage() }),
      section: (name) => translate(`sections.${name}`),
    }),
    [translate],
  );
}
