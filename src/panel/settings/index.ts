import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** Settings: own account, notifications, foundation. */
export const settings: Feature = {
  name: 'settings',
  routes: [{ path: paths.settings, Page: lazyPage(() => import('./SettingsPage.tsx')) }],
};
