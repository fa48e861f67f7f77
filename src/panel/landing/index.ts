import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const landing: Feature = {
  name: 'landing',
  routes: [{ path: paths.landing, Page: lazyPage(() => import('./Landing.tsx')) }],
};
