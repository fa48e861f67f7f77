import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const retention: Feature = {
  name: 'retention',
  routes: [
    { path: paths.upcomingErasures, Page: lazyPage(() => import('./UpcomingErasureList.tsx')) },
    {
      path: paths.upcomingErasure,
      Page: lazyPage(() => import('./UpcomingErasureShow.tsx')),
      record: 'upcoming-erasures',
    },
  ],
};
