import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { fieldName } from '../../../contract/fieldName.ts';
import { humanise } from '../../../contract/humanise.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { choiceText } from './choiceText.ts';

export interface ContractTexts {
  /** Name of a field, by its label in the contract. */
  readonly field: (field: Pick<FieldDefinition, 'label' | 'within'>) => string;
  /** Name of an enum value. */
  readonly choice: (enumName: string | undefined, value: string) => string;
  readonly section: (name: string) => string;
}

/** Translations of the contract's names. A new property shows its raw name until it is translated. */
export function useContractTexts(): ContractTexts {
  const translate = useTranslate();
  return useMemo(() => {
    const textOf = (key: string, name: string) => translate(key, { _: humanise(name) });
    return {
      field: (field) => fieldName(field, textOf),
      choice: (enumName, value) =>
        enumName === undefined ? humanise(value) : choiceText(enumName, value, translate),
      section: (name) => textOf(`sections.${name}`, name),
    };
  }, [translate]);
}
