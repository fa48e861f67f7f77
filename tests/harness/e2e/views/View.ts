import type { Page } from 'playwright-core';
import type { Language } from '../../../../src/contract/Language.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';
import type { DataKind } from '../../foundations/DataKind.ts';
import type { Subject } from '../../foundations/Subject.ts';

/** A page in one of its states, as somebody sees it. */
export interface View {
  /** Of the files, and in the contact sheet. */
  readonly name: string;
  /** Undefined where the foundation has no such record. */
  readonly href: (subject: Subject) => string | undefined;
  /** Kinds of data that make it look different. */
  readonly data: readonly DataKind[];
  /** Nobody is signed in. */
  readonly visitor?: boolean;
  /** How the API behaves, before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What a person does on the page first. */
  readonly action?: (page: Page, translate: Translate) => Promise<unknown>;
  /** Something lies above the page, so that only the window counts. */
  readonly overlay?: boolean;
  /** It stays as it is before its data have come. */
  readonly waiting?: boolean;
  /** All, where it is missing. */
  readonly widths?: readonly number[];
  /** All that are asked for, where it is missing. */
  readonly languages?: readonly Language[];
}
