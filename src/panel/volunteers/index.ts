import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const volunteers: Feature = {
  name: 'volunteers',
  routes: [
    { path: paths.volunteers, Page: lazyPage(() => import('./VolunteerList.tsx')) },
    { path: paths.addVolunteer, Page: lazyPage(() => import('./VolunteerAdd.tsx')) },
    { path: paths.volunteer, Page: lazyPage(() => import('./VolunteerShow.tsx')), record: 'volunteers' },
    {
      path: paths.editVolunteer,
      Page: lazyPage(() => import('./VolunteerEdit.tsx')),
      record: 'volunteers',
    },
  ],
};
