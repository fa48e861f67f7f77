import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** What the companion app is, for whom foundations want to have it. */
export const mobileApp: Feature = {
  name: 'mobile-app',
  routes: [{ path: paths.app, Page: lazyPage(() => import('./AppPage.tsx')) }],
};
