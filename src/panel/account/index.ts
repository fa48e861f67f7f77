import { lazy } from 'react';
import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';

/** Getting in. */
export const account: Feature = {
  name: 'account',
  routes: [{ path: paths.login, Page: lazy(() => import('./LoginPage.tsx')) }],
};
