import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazyPage.ts';

const Page = lazyPage(() => import('./ComingSoon.tsx'));

/** Pages of the next release. Each leaves this list when its feature comes; the list goes with the last one. */
export const upcoming: Feature = {
  name: 'upcoming',
  routes: [paths.overview].map((path) => ({ path, Page })),
};
