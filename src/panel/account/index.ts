import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** Login, and the pages behind mailed links to a person. */
export const account: Feature = {
  name: 'account',
  routes: [
    { path: paths.login, Page: lazyPage(() => import('./LoginPage.tsx')) },
    { path: paths.resetPassword, Page: lazyPage(() => import('./ResetPasswordPage.tsx')) },
    { path: paths.registrationConfirm, Page: lazyPage(() => import('./RegistrationConfirmPage.tsx')) },
    { path: paths.restoreAccount, Page: lazyPage(() => import('./RestoreAccountPage.tsx')) },
    {
      path: paths.registerCoordinator,
      Page: lazyPage(() => import('./RegisterCoordinatorPage.tsx')),
      looksForSession: true,
    },
  ],
};
