import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Trx } from '../core/db/transaction.ts';
import { deleteImage, storeImage } from '../core/files/imageStore.ts';
import { recodeImage } from '../core/files/recodeImage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers } from '../core/http/Call.ts';
import { readUpload } from '../core/http/readUpload.ts';
import type { Services } from '../core/services.ts';
import { lockOrganization, type OrganizationRecord, setCover } from './organizationStore.ts';

/** The foundation's cover: its own image, or else a preset design. */
export function coverOperations({ db }: Services) {
  return {
    uploadOrganizationCover: async ({ user, request }) => {
      const upload = await readUpload('uploadOrganizationCover', request);
      const image = await recodeImage(upload, 'cover', user);
      return inTransaction(db, async (trx) => {
        const { id } = await requireOrganization(user.organizationId, trx);
        const imageToken = await storeImage(image, { organizationId: id, accountId: null }, trx);
        await setCover(id, imageToken, trx);
        const changes = [{ field: 'coverToken', from: null, to: upload.name }];
        await addHistory(
          { table: 'organizations', id, organizationId: id },
          user,
          'fileUploaded',
          changes,
          trx,
        );
        return { imageToken };
      });
    },

    deleteOrganizationCover: async ({ user }) => {
      await inTransaction(db, async (trx) => {
        const { id, coverToken } = await requireOrganization(user.organizationId, trx);
        if (!coverToken) return;
        await deleteImage({ organizationId: id, accountId: null }, trx);
        await setCover(id, null, trx);
        await addHistory({ table: 'organizations', id, organizationId: id }, user, 'fileDeleted', [], trx);
      });
      return undefined;
    },
  } satisfies Partial<Handlers>;
}

async function requireOrganization(id: string, trx: Trx): Promise<OrganizationRecord> {
  const organization = await lockOrganization(id, trx);
  if (!organization) throw new ApiError('not_found');
  return organization;
}
