import type { ReactNode } from 'react';
import type { PanelPath } from '../../contract/TypedPath.ts';
import type { LazyPage } from './lazy/lazyPage.ts';

/**
 * What a feature contributes to the app: its pages, each loaded on demand.
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
  /** Shown in the members' header, beside the menu. */
  readonly HeaderTool?: (props: HeaderToolProps) => ReactNode;
}

export interface HeaderToolProps {
  readonly userId: string;
  /** Pages of all features. */
  readonly routes: readonly FeatureRoute[];
}

export interface FeatureRoute {
  readonly path: PanelPath;
  readonly Page: LazyPage;
  /** Resource whose record the page shows. The record is prefetched while the page loads. */
  readonly record?: string;
  /** A public page that differs for signed-in users. */
  readonly looksForSession?: boolean;
}
