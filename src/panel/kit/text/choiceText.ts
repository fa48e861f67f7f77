import type { TranslateFunction } from 'react-admin';
import { humanise } from '../../../contract/humanise.ts';
import { isLanguageEnum, languageName } from '../../../contract/languageName.ts';
import { activeLanguage } from '../../data/language.ts';

/** Name of a choice of an enum. A choice that is new in the contract shows under its own name until somebody translates it. */
export function choiceText(enumName: string, value: string, translate: TranslateFunction): string {
  const name = isLanguageEnum(enumName) ? languageName(value, activeLanguage()) : undefined;
  return name ?? translate(`enums.${enumName}.${value}`, { _: humanise(value) });
}
