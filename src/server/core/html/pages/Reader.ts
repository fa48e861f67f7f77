import type { Language } from '../../../../contract/Language.ts';
import type { Translate } from '../../texts/translator.ts';

/** Who reads a page. */
export interface Reader {
  readonly language: Language;
  readonly translate: Translate;
  /** Origin of the server, for whole addresses. */
  readonly publicUrl: string;
}
