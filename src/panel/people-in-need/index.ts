import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const peopleInNeed: Feature = {
  name: 'people-in-need',
  routes: [
    { path: paths.peopleInNeed, Page: lazyPage(() => import('./PersonInNeedList.tsx')) },
    {
      path: paths.personInNeed,
      Page: lazyPage(() => import('./PersonInNeedShow.tsx')),
      record: 'people-in-need',
    },
    { path: paths.assignment, Page: lazyPage(() => import('./AssignmentPage.tsx')) },
  ],
};
