import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const overview: Feature = {
  name: 'overview',
  routes: [
    { path: paths.overview, Page: lazyPage(() => import('./OverviewPage.tsx')) },
    { path: paths.annualReport, Page: lazyPage(() => import('./AnnualReportPage.tsx')) },
  ],
};
