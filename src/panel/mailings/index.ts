import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const mailings: Feature = {
  name: 'mailings',
  routes: [
    { path: paths.mailings, Page: lazyPage(() => import('./MailingList.tsx')) },
    { path: paths.createMailing, Page: lazyPage(() => import('./CreateMailingPage.tsx')) },
    { path: paths.mailing, Page: lazyPage(() => import('./MailingShow.tsx')), record: 'mailings' },
  ],
};
