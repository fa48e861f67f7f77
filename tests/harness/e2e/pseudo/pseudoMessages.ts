import english from '../../../../i18n/en.json' with { type: 'json' };
import { englishOfReactAdmin } from '../../../../src/panel/data/english.ts';
import { pseudoText } from './pseudoText.ts';

/** All i18n texts in the pseudo-language, in the panel's format. */
export const pseudoMessages: Readonly<Record<string, unknown>> = JSON.parse(
  JSON.stringify({ ...englishOfReactAdmin, ...english }),
  (_, value) => (typeof value === 'string' ? pseudoText(value) : value),
);
