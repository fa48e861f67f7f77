import { listHistory } from '../db/historyStore.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { csvStream } from '../http/csvStream.ts';
import type { Services } from '../services.ts';
import { changeProfile } from './changeProfile.ts';
import { type InvitationOperation, invitationOperations } from './invitationOperations.ts';
import { changeRole, leave, removeMember } from './memberActs.ts';
import { registerCoordinator } from './registerCoordinator.ts';
import { findCoordinator, listTeam, teamBatches } from './teamStore.ts';

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

  const profile = async (id: string, organizationId: string) => {
    const [member, history] = await Promise.all([
      findCoordinator(id, organizationId, db),
      listHistory({ table: 'coordinators', id, organizationId }, db),
    ]);
    if (!member) throw new ApiError('not_found');
    return { ...member, history };
  };

  return {
    ...invitationOperations(services),
    listTeam: ({ user, query, language }) => listTeam(user.organizationId, { ...query, language }, db),
    exportTeam: async ({ user, query: { sort = 'name,asc', ...filter }, language, reply }) =>
      csvStream(
        'organization-coordinators',
        teamBatches(user.organizationId, filter, { sort, language }, db),
        language,
        reply,
      ),
    getCoordinator: ({ user, params }) => profile(params.id, user.organizationId),
    updateCoordinator: async ({ user, params, body }) => {
      await changeProfile(params.id, body, user, db);
      return profile(params.id, user.organizationId);
    },
    deleteCoordinator: async ({ user, params }) => {
      await removeMember(params.id, user, db);
      return undefined;
    },
    changeCoordinatorRole: async ({ user, params, body }) => {
      await changeRole(params.id, body.role, user, db);
      return profile(params.id, user.organizationId);
    },
    leaveOrganization: async ({ user, params, body }) => {
      await leave(params.id, body.reason, user, db);
      return undefined;
    },
    registerCoordinator: async ({ body }) => {
      const { id, organizationId } = await registerCoordinator(body, db);
      return profile(id, organizationId);
    },
  };
}
