import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** One's own account, what one is told of, and the foundation. */
export const settings: Feature = {
  name: 'settings',
  routes: [{ path: paths.settings, Page: lazyPage(() => import('./SettingsPage.tsx')) }],
};
