import type { paths } from '../../../../src/contract/paths.ts';
import { memberViews } from './memberViews.ts';
import type { View } from './View.ts';
import { visitorViews } from './visitorViews.ts';

/** Each page of the panel with the states that are worth a look; a path without an entry does not compile. */
export const views: Readonly<Record<keyof typeof paths | 'notFound', readonly View[]>> = {
  ...visitorViews,
  ...memberViews,
};
