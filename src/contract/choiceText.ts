import { humanise } from './humanise.ts';
import type { Language } from './Language.ts';
import { isLanguageEnum, languageName } from './languageName.ts';

interface Texts {
  readonly translate: (key: string) => string;
  readonly language: Language;
}

/**
 * Name of an enum's value, the same in the panel and in an export.
 * @param enumName key below `enums` of i18n; without one, the value's own words
 */
export function choiceText(
  enumName: string | undefined,
  value: string,
  { translate, language }: Texts,
): string {
  if (enumName === undefined) return humanise(value);
  const name = isLanguageEnum(enumName) ? languageName(value, language) : undefined;
  return name ?? translate(`enums.${enumName}.${value}`);
}
