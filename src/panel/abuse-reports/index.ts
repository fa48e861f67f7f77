import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const abuseReports: Feature = {
  name: 'abuse-reports',
  routes: [
    { path: paths.abuseReports, Page: lazyPage(() => import('./AbuseReportList.tsx')) },
    {
      path: paths.abuseReport,
      Page: lazyPage(() => import('./AbuseReportShow.tsx')),
      record: 'abuse-reports',
    },
  ],
};
