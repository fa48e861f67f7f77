import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const dataRequests: Feature = {
  name: 'data-requests',
  routes: [
    { path: paths.dataRequests, Page: lazyPage(() => import('./DataRequestList.tsx')) },
    { path: paths.addDataRequest, Page: lazyPage(() => import('./AddDataRequestPage.tsx')) },
    {
      path: paths.dataRequest,
      Page: lazyPage(() => import('./DataRequestShow.tsx')),
      record: 'data-requests',
    },
  ],
};
