import type { TranslateFunction } from 'react-admin';
import { humanise } from '../../../contract/humanise.ts';
import { isLanguageEnum, languageName } from '../../../contract/languageName.ts';
import { activeLanguage } from '../../data/language.ts';

/** Name of an enum value. A new value of the contract shows its raw name until it is translated. */
export function choiceText(enumName: string, value: string, translate: TranslateFunction): string {
  const name = isLanguageEnum(enumName) ? languageName(value, activeLanguage()) : undefined;
  return name ?? translate(`enums.${enumName}.${value}`, { _: humanise(value) });
}
