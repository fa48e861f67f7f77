import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const team: Feature = {
  name: 'team',
  routes: [
    { path: paths.ourTeam, Page: lazyPage(() => import('./TeamPage.tsx')) },
    { path: paths.inviteCoordinator, Page: lazyPage(() => import('./invite/InvitePage.tsx')) },
    {
      path: paths.coordinator,
      Page: lazyPage(() => import('./profile/CoordinatorShow.tsx')),
      record: 'organization-coordinators',
    },
  ],
};
