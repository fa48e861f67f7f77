import { v7 as uuid } from 'uuid';
import { addHistory } from '../core/db/historyStore.ts';
import { deleteRow } from '../core/db/rowByKey.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { leastBytes, readUpload } from '../core/http/readUpload.ts';
import { sendDownload } from '../core/http/sendDownload.ts';
import type { Services } from '../core/services.ts';
import { bytesOfFiles, keepWithinRoom, requireRoom } from './fileRoom.ts';
import { contentOf, findFile, insertFile, listFiles } from './volunteerFileStore.ts';
import { mayUseFiles } from './volunteerRules.ts';
import { findState } from './volunteerStore.ts';

/** Files of a volunteer; in the database, because all processes share it. */
export function volunteerFileOperations({ db, config }: Services) {
  const requireVolunteer = async (id: string, user: SignedInUser, queries = db): Promise<void> => {
    const volunteer = await findState(id, user.organizationId, queries);
    if (!volunteer || !mayUseFiles(user, volunteer)) throw new ApiError('not_found');
  };

  return {
    getFileStorage: async ({ user }) => ({
      bytes: await bytesOfFiles(user.organizationId, db),
      maxBytes: config.storageOfOrganization,
    }),

    listVolunteerFiles: async ({ user, params }) => {
      await requireVolunteer(params.id, user);
      return { content: await listFiles({ id: params.id, organizationId: user.organizationId }, db) };
    },

    uploadVolunteerFile: async ({ user, params, request, language }) => {
      await requireVolunteer(params.id, user);
      const { organizationId } = user;
      const place = { volunteerId: params.id, organizationId };
      const bounds = { storage: config.storageOfOrganization, language };
      await requireRoom(leastBytes(request), place, bounds, db);
      const { name, type, content } = await readUpload('uploadVolunteerFile', request);
      const file = { id: uuid(), name, type, bytes: content.length, createdAt: new Date().toISOString() };
      await inTransaction(db, async (trx) => {
        await requireVolunteer(params.id, user, trx);
        await insertFile({ ...file, ...place, content }, trx);
        const changes = [{ field: 'files', from: null, to: name }];
        await addHistory(
          { table: 'volunteers', id: params.id, organizationId },
          user,
          'fileUploaded',
          changes,
          trx,
        );
        await keepWithinRoom(place, bounds, trx);
      });
      return file;
    },

    downloadVolunteerFile: async ({ user, params, reply }) => {
      await requireVolunteer(params.id, user);
      const file = await findFile(params.fileId, { id: params.id, organizationId: user.organizationId }, db);
      if (!file) throw new ApiError('not_found');
      return sendDownload(reply, file, contentOf(file, user, db));
    },

    deleteVolunteerFile: async ({ user, params }) => {
      const { organizationId } = user;
      await inTransaction(db, async (trx) => {
        await requireVolunteer(params.id, user, trx);
        const file = await findFile(params.fileId, { id: params.id, organizationId }, trx);
        if (!file) throw new ApiError('not_found');
        await deleteRow('volunteer_files', { id: params.fileId, organizationId }, trx);
        const changes = [{ field: 'files', from: file.name, to: null }];
        await addHistory(
          { table: 'volunteers', id: params.id, organizationId },
          user,
          'fileDeleted',
          changes,
          trx,
        );
      });
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
