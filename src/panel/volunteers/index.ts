import { lazy } from 'react';
import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';

export const volunteers: Feature = {
  name: 'volunteers',
  routes: [
    { path: paths.volunteers, Page: lazy(() => import('./VolunteerList.tsx')) },
    { path: paths.volunteer, Page: lazy(() => import('./VolunteerShow.tsx')) },
  ],
};
