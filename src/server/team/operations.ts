import type { Handlers } from '../http/Call.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import type { OfFoundation } from '../resource/recordStore.ts';
import type { Services } from '../services.ts';
import { changeProfile } from './changeProfile.ts';
import { type InvitationOperation, invitationOperations } from './invitationOperations.ts';
import { changeRole, leave, removeMember } from './memberActs.ts';
import { registerCoordinator } from './registerCoordinator.ts';
import { team } from './teamStore.ts';

type TeamOperation =
  | 'listTeam'
  | 'exportTeam'
  | 'getCoordinator'
  | 'updateCoordinator'
  | 'deleteCoordinator'
  | 'changeCoordinatorRole'
  | 'leaveOrganization'
  | 'registerCoordinator'
  | InvitationOperation;

/** The foundation's coordinators and admins. */
export function teamOperations(services: Services): Handlers<TeamOperation> {
  const { db } = services;

  const profile = (id: string, place: OfFoundation) => team.read(id, place, db);

  return {
    ...invitationOperations(services),
    listTeam: pageHandler(team, db),
    exportTeam: exportHandler('organization-coordinators', team, db),
    getCoordinator: ({ user, params }) => profile(params.id, user),
    updateCoordinator: async ({ user, params, body }) => {
      await changeProfile(params.id, body, user, db);
      return profile(params.id, user);
    },
    deleteCoordinator: async ({ user, params }) => {
      await removeMember(params.id, user, db);
      return undefined;
    },
    changeCoordinatorRole: async ({ user, params, body }) => {
      await changeRole(params.id, body.role, user, db);
      return profile(params.id, user);
    },
    leaveOrganization: async ({ user, params, body }) => {
      await leave(params.id, body.reason, user, db);
      return undefined;
    },
    registerCoordinator: async ({ body }) => {
      const { id, organizationId } = await registerCoordinator(body, db);
      return profile(id, { organizationId });
    },
  };
}
