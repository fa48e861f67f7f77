import { translator } from '../../../src/server/core/texts/translator.ts';

/** Texts by i18n key: browser tests need not prove their wording. */
export const polish = translator('pl');
