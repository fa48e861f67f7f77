import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { applyAsVolunteer } from './applyAsVolunteer.ts';
import { leaveOrganization } from './leaveOrganization.ts';

export type CompanionOperation = 'applyAsVolunteer' | 'leaveOrganizationAsVolunteer';

/** What volunteers do for themselves in the companion app, besides files and events. */
export function companionOperations({ db }: Services): Handlers<CompanionOperation> {
  return {
    applyAsVolunteer: async ({ body, language, address }) => {
      await applyAsVolunteer(body, { address, language }, db);
      return { message: translator(language)('messages.requestSent') };
    },
    leaveOrganizationAsVolunteer: async ({ user, params: { id }, body }) => {
      await leaveOrganization(id, body.reason, user, db);
      return undefined;
    },
  };
}
