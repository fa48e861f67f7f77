import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const manual: Feature = {
  name: 'manual',
  routes: [
    {
      path: paths.manual,
      Page: lazyPage(() => import('./loadManual.tsx').then(({ loadManual }) => loadManual())),
    },
  ],
};
