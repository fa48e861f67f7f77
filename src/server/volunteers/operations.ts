import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { csvStream } from '../http/csvStream.ts';
import type { Services } from '../services.ts';
import { type CompanionOperation, companionOperations } from './companionOperations.ts';
import { decideVolunteer, removeVolunteer } from './decideVolunteer.ts';
import { type VolunteerFileOperation, volunteerFileOperations } from './fileOperations.ts';
import { findProfile, listVolunteers, volunteerBatches } from './volunteerStore.ts';

type VolunteerOperation =
  | 'listVolunteers'
  | 'exportVolunteers'
  | 'getVolunteer'
  | 'verifyVolunteer'
  | 'rejectVolunteer'
  | 'deleteVolunteer'
  | CompanionOperation
  | VolunteerFileOperation;

/** Volunteers of the user's own foundation: lists, profile, decisions and files. */
export function volunteerOperations(services: Services): Handlers<VolunteerOperation> {
  const { db } = services;

  const profile = async (id: string, organizationId: string) => {
    const volunteer = await findProfile(id, organizationId, db);
    if (!volunteer) throw new ApiError('not_found');
    return volunteer;
  };

  return {
    ...companionOperations(services),
    ...volunteerFileOperations(services),
    listVolunteers: ({ user, query, language }) =>
      listVolunteers(user.organizationId, { ...query, language }, db),
    exportVolunteers: async ({ user, query: { sort = 'createdAt,desc', ...filter }, language, reply }) =>
      csvStream(
        'volunteers',
        volunteerBatches(user.organizationId, filter, { sort, language }, db),
        language,
        reply,
      ),
    getVolunteer: ({ user, params }) => profile(params.id, user.organizationId),
    verifyVolunteer: async ({ user, params }) => {
      await decideVolunteer(params.id, { wanted: 'verified', reason: null }, user, db);
      return profile(params.id, user.organizationId);
    },
    rejectVolunteer: async ({ user, params, query }) => {
      await decideVolunteer(params.id, { wanted: 'rejected', reason: query.reason ?? null }, user, db);
      return profile(params.id, user.organizationId);
    },
    deleteVolunteer: async ({ user, params }) => {
      await removeVolunteer(params.id, user, db);
      return undefined;
    },
  };
}
