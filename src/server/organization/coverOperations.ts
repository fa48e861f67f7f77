import { addHistory } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { deleteImage, storeImage } from '../core/files/imageStore.ts';
import { recodeImage } from '../core/files/recodeImage.ts';
import type { Handlers } from '../core/http/Call.ts';
import { readUpload } from '../core/http/readUpload.ts';
import type { Services } from '../core/services.ts';
import { keyOf, lockOrganization } from './organizationStore.ts';

/** The foundation's cover: its own image, or else a preset design. */
export function coverOperations({ db }: Services) {
  return {
    uploadOrganizationCover: async ({ user, request }) => {
      const upload = await readUpload('uploadOrganizationCover', request);
      const image = await recodeImage(upload, 'cover', user);
      return inTransaction(db, async (trx) => {
        const { id } = await lockOrganization(user.organizationId, trx);
        const imageToken = await storeImage(image, { organizationId: id, accountId: null }, trx);
        // Keeps the version, so that a concurrent edit of the settings is no conflict.
        await setColumns('organizations', keyOf(id), { coverToken: imageToken }, trx);
        const changes = [{ field: 'coverToken', from: null, to: upload.name }];
        await addHistory('organizations', keyOf(id), user, 'fileUploaded', changes, trx);
        return { imageToken };
      });
    },

    deleteOrganizationCover: ({ user }) =>
      inTransaction(db, async (trx) => {
        const { id, coverToken } = await lockOrganization(user.organizationId, trx);
        if (!coverToken) return;
        await deleteImage({ organizationId: id, accountId: null }, trx);
        await setColumns('organizations', keyOf(id), { coverToken: null }, trx);
        await addHistory('organizations', keyOf(id), user, 'fileDeleted', [], trx);
      }),
  } satisfies Partial<Handlers>;
}
