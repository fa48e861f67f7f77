import { lazy } from 'react';
import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';

export const landing: Feature = {
  name: 'landing',
  routes: [{ path: paths.landing, Page: lazy(() => import('./Landing.tsx')) }],
};
