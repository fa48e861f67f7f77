import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazyPage.ts';

/** Getting in. */
export const account: Feature = {
  name: 'account',
  routes: [{ path: paths.login, Page: lazyPage(() => import('./LoginPage.tsx')) }],
};
