import { members, visitors } from './TypedPath.ts';

/** Pages that do not depend on the contract. */
export const generalPaths = {
  landing: visitors('/'),
  login: visitors('/login'),
  register: visitors('/register'),
  registrationConfirm: visitors('/registration-confirm'),
  organizationRegistrationConfirm: visitors('/organization-registration-confirm'),
  restoreAccount: visitors('/restore-account'),
  resetPassword: visitors('/reset-password'),
  manual: visitors('/manual'),
  app: visitors('/app'),
  terms: visitors('/terms'),
  privacy: visitors('/privacy'),
  reportProblem: visitors('/report-problem'),

  overview: members('/overview'),
  settings: members('/settings'),
};
