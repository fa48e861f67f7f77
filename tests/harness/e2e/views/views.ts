import type { paths } from '../../../../src/contract/paths.ts';
import { memberViews } from './memberViews.ts';
import type { View } from './View.ts';
import { visitorViews } from './visitorViews.ts';

/** Views of each page; a path without an entry fails to compile. */
export const views: Readonly<Record<keyof typeof paths | 'notFound', readonly View[]>> = {
  ...visitorViews,
  ...memberViews,
};
