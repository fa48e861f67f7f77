import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

export const registration: Feature = {
  name: 'registration',
  routes: [
    { path: paths.register, Page: lazyPage(() => import('./RegisterPage.tsx')) },
    {
      path: paths.organizationRegistrationConfirm,
      Page: lazyPage(() => import('./OrganizationConfirmPage.tsx')),
    },
  ],
};
