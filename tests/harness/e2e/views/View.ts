import type { Page } from 'playwright-core';
import type { Language } from '../../../../src/contract/Language.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { DataKind } from '../../foundations/DataKind.ts';
import type { Subject } from '../../foundations/Subject.ts';

/** A page in one of its states. */
export interface View {
  /** Used in file names and the contact sheet. */
  readonly name: string;
  /** Undefined if the foundation has no such record. */
  readonly href: (subject: Subject) => string | undefined;
  /** Kinds of data that change its look. */
  readonly data: readonly DataKind[];
  /** Not signed in. */
  readonly visitor?: boolean;
  /** Sets up the API's behaviour before the page opens. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** User actions on the page. */
  readonly action?: (page: Page, translate: Translate) => Promise<unknown>;
  /** Something covers the page, so only the viewport counts. */
  readonly overlay?: boolean;
  /** Keeps its loading state. */
  readonly waiting?: boolean;
  /** Default: all. */
  readonly widths?: readonly number[];
  /** Default: all requested ones. */
  readonly languages?: readonly Language[];
}
