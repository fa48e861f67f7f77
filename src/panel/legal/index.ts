import { paths } from '../../contract/paths.ts';
import type { Feature } from '../kit/Feature.ts';
import { lazyPage } from '../kit/lazy/lazyPage.ts';

/** Terms and privacy policy, accepted at registration. The texts are in `i18n/legal/`. */
export const legal: Feature = {
  name: 'legal',
  routes: [
    {
      path: paths.terms,
      Page: lazyPage(() => import('./LegalPage.tsx').then(({ TermsPage }) => ({ default: TermsPage }))),
    },
    {
      path: paths.privacy,
      Page: lazyPage(() => import('./LegalPage.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage }))),
    },
  ],
};
