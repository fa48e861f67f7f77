import { listHistory } from '../db/historyStore.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { takeRates } from '../http/rateLimit.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { changeOrganization } from './changeOrganization.ts';
import { confirmOrganizationEmail } from './confirmOrganizationEmail.ts';
import { type CoverOperation, coverOperations } from './coverOperations.ts';
import { registrations, registrationsOfEmail } from './organizationRules.ts';
import { findOrganization } from './organizationStore.ts';
import { registerOrganization } from './registerOrganization.ts';

type OrganizationOperation =
  | 'registerOrganization'
  | 'confirmOrganizationEmail'
  | 'getOrganization'
  | 'updateOrganization'
  | CoverOperation;

/** The foundation itself: registration, confirmation and settings. */
export function organizationOperations(services: Services): Handlers<OrganizationOperation> {
  const { db, config } = services;

  const withHistory = async (id: string) => {
    const [organization, history] = await Promise.all([
      findOrganization(id, db),
      listHistory({ table: 'organizations', id, organizationId: id }, db),
    ]);
    if (!organization) throw new ApiError('not_found');
    return { ...organization, history };
  };

  return {
    ...coverOperations(services),
    registerOrganization: async ({ body, language, address }) => {
      const limits = [
        [registrations, address],
        [registrationsOfEmail, body.admin.email.toLowerCase()],
      ] as const;
      await takeRates(limits, db);
      await registerOrganization(body, language, db);
      return { message: translator(language)('messages.requestSent') };
    },
    confirmOrganizationEmail: ({ body, request }) =>
      confirmOrganizationEmail(body.emailVerificationToken, request.headers.authorization, config, db),
    getOrganization: ({ params }) => withHistory(params.id),
    updateOrganization: async ({ params, body, user }) => {
      await changeOrganization(params.id, body, user, db);
      return withHistory(params.id);
    },
  };
}
