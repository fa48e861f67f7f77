import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** Presents the companion app, for people to whom foundations recommend it. */
export const mobileApp: Feature = {
  name: 'mobile-app',
  routes: [{ path: paths.app, Page: lazyPage(() => import('./AppPage.tsx')) }],
};
