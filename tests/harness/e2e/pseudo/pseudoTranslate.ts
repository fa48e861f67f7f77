import Polyglot from 'node-polyglot';
import { textOptions } from '../../../../src/contract/textOptions.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import { pseudoMessages } from './pseudoMessages.ts';

const polyglot = new Polyglot({ ...textOptions('en'), locale: 'en', phrases: pseudoMessages });

/** Translate function of the pseudo-language's panel. */
export const pseudoTranslate: Translate = (key, values) => polyglot.t(key, values);
