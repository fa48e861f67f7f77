import type { ComponentType } from 'react';
import type { PanelPath } from '../../contract/TypedPath.ts';
import type { LazyPage } from './lazy/lazyPage.ts';

/**
 * What a feature gives to the app: its pages, each loaded when it is opened.
 *
 * @example
 * export const volunteers: Feature = {
 *   name: 'volunteers',
 *   routes: [{ path: paths.volunteers, Page: lazyPage(() => import('./VolunteerList.tsx')) }],
 * };
 */
export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  /** What it has in the header of members, beside their menu. */
  readonly HeaderTool?: ComponentType<{ readonly userId: string }>;
}

export interface FeatureRoute {
  readonly path: PanelPath;
  readonly Page: LazyPage;
  /** The resource of the contract whose record the page shows: it is read while the page is on its way. */
  readonly record?: string;
  /** Anybody may open the page, but it looks otherwise for who is signed in. */
  readonly looksForSession?: boolean;
}
