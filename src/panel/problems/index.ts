import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const problems: Feature = {
  name: 'problems',
  routes: [
    {
      path: paths.reportProblem,
      Page: lazyPage(() => import('./ReportProblemPage.tsx')),
      looksForSession: true,
    },
  ],
};
