import { addHistory } from '../core/db/historyStore.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Trx } from '../core/db/transaction.ts';
import { deleteImage, type ImageOwner, storeImage } from '../core/files/imageStore.ts';
import { recodeImage } from '../core/files/recodeImage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { readUpload } from '../core/http/readUpload.ts';
import type { Services } from '../core/services.ts';
import { type Account, lockAccount, setPhoto } from './identity/accountStore.ts';

export function photoOperations({ db }: Services) {
  return {
    uploadProfilePhoto: async ({ user, request }) => {
      const upload = await readUpload('uploadProfilePhoto', request);
      const image = await recodeImage(upload, 'profile', user);
      return inTransaction(db, async (trx) => {
        const account = await lockUser(user, trx);
        const imageToken = await storeImage(image, ownerOf(account), trx);
        await setPhoto(account, imageToken, trx);
        const changes = [{ field: 'imageToken', from: null, to: upload.name }];
        await addHistory(...recordOf(account), user, 'fileUploaded', changes, trx);
        return { imageToken };
      });
    },

    deleteProfilePhoto: ({ user }) =>
      inTransaction(db, async (trx) => {
        const account = await lockUser(user, trx);
        if (account.imageToken === null) return;
        await deleteImage(ownerOf(account), trx);
        await setPhoto(account, null, trx);
        await addHistory(...recordOf(account), user, 'fileDeleted', [], trx);
      }),
  } satisfies Partial<Handlers>;
}

/** The account may have been deleted since the call began. */
async function lockUser(user: SignedInUser, trx: Trx): Promise<Account> {
  const account = await lockAccount(user, trx);
  if (!account) throw new ApiError('unauthenticated');
  return account;
}

function ownerOf({ id, organizationId }: Account): ImageOwner {
  return { organizationId, accountId: id };
}

/** The record whose history lists the photo: a volunteer's record has its own id. */
function recordOf(account: Account): ['coordinators' | 'volunteers', RecordKey] {
  const { organizationId, volunteerId: id } = account;
  return id === null ? ['coordinators', account] : ['volunteers', { id, organizationId }];
}
