import { defaultLanguage, type Language, languages } from '../../../contract/Language.ts';

/** Language of mails to a volunteer: the account's, or the first supported one that they speak. */
export function languageOfVolunteer({
  language,
  languages: spoken,
}: {
  readonly language: Language | null;
  readonly languages: readonly string[];
}): Language {
  const ours: readonly string[] = languages;
  const first = spoken.find((name) => ours.includes(name));
  return language ?? languages.find((each) => each === first) ?? defaultLanguage;
}
