import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { choiceText } from './choiceText.ts';
import { humanise } from './humanise.ts';

export interface ContractTexts {
  /** Name of a field, by its label in the contract. */
  readonly field: (label: string) => string;
  /** Name of a choice of an enum. */
  readonly choice: (enumName: string | undefined, value: string) => string;
  readonly section: (name: string) => string;
}

/**
 * What the contract's names are called in the chosen language. A property that is new in the contract
 * shows under its own name until somebody translates it.
 */
export function useContractTexts(): ContractTexts {
  const translate = useTranslate();
  return useMemo(() => {
    const textOf = (key: string, name: string) => translate(key, { _: humanise(name) });
    return {
      field: (label) => textOf(`fields.${label}`, label),
      choice: (enumName, value) =>
        enumName === undefined ? humanise(value) : choiceText(enumName, value, translate),
      section: (name) => textOf(`sections.${name}`, name),
    };
  }, [translate]);
}
