import type { ComponentType } from 'react';
import type { PanelPath } from '../../contract/paths.ts';

/**
 * What a feature gives to the app: its pages, each loaded when it is opened.
 *
 * @example
 * export const volunteers: Feature = {
 *   name: 'volunteers',
 *   routes: [{ path: paths.volunteers, Page: lazy(() => import('./VolunteerList.tsx')) }],
 * };
 */
export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
}

export interface FeatureRoute {
  readonly path: PanelPath;
  readonly Page: ComponentType;
}
