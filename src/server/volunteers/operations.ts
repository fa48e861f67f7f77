import type { Handlers, SignedInUser } from '../http/Call.ts';
import { exportHandler, pageHandler } from '../resource/listHandlers.ts';
import type { Services } from '../services.ts';
import { type CompanionOperation, companionOperations } from './companionOperations.ts';
import { decideVolunteer, removeVolunteer } from './decideVolunteer.ts';
import { type VolunteerFileOperation, volunteerFileOperations } from './fileOperations.ts';
import { volunteers } from './volunteerStore.ts';

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

  const profile = (id: string, user: SignedInUser) => volunteers.read(id, user, db);

  return {
    ...companionOperations(services),
    ...volunteerFileOperations(services),
    listVolunteers: pageHandler(volunteers, db),
    exportVolunteers: exportHandler('volunteers', volunteers, db),
    getVolunteer: ({ user, params }) => profile(params.id, user),
    verifyVolunteer: async ({ user, params }) => {
      await decideVolunteer(params.id, { wanted: 'verified', reason: null }, user, db);
      return profile(params.id, user);
    },
    rejectVolunteer: async ({ user, params, query }) => {
      await decideVolunteer(params.id, { wanted: 'rejected', reason: query.reason ?? null }, user, db);
      return profile(params.id, user);
    },
    deleteVolunteer: async ({ user, params }) => {
      await removeVolunteer(params.id, user, db);
      return undefined;
    },
  };
}
