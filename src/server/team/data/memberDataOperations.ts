import contentDisposition from 'content-disposition';
import type { components } from '../../../contract/generated/types.ts';
import { mayTakeData } from '../../../domain/team/mayTakeData.ts';
import { findAccount } from '../../accounts/identity/accountStore.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { photoEntry } from '../../core/files/photoFile.ts';
import { DATA_FILE, dataPage, PAGE_FILE } from '../../core/html/pages/dataPage.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../core/http/Call.ts';
import { answerText } from '../../core/http/contractValidation.ts';
import { zipStream } from '../../core/http/zipStream.ts';
import type { Services } from '../../core/services.ts';
import { translator } from '../../core/texts/translator.ts';
import { type KeptData, readKeptData } from './memberDataStore.ts';
import { mailsTo } from './memberMails.ts';

type CoordinatorData = components['schemas']['CoordinatorData'];

/** Everything that is kept of a member of the team: for the member, or for an admin to give it to them. */
export function memberDataOperations({ db }: Pick<Services, 'db'>) {
  // Read and log in one transaction: no access without a log entry.
  const read = (id: string, user: SignedInUser, { method }: { readonly method: string }) =>
    inTransaction(db, async (trx): Promise<KeptData> => {
      const key = { id, organizationId: user.organizationId };
      // Before all is read: who may not have it learns no more than from the list of the team.
      if (!mayTakeData(user, id)) {
        const account = await findAccount(key, trx);
        throw new ApiError(account && account.role !== 'volunteer' ? 'forbidden' : 'not_found');
      }
      const kept = await readKeptData(key, trx);
      if (!kept) throw new ApiError('not_found');
      if (method === 'GET') await addHistory('coordinators', key, user, 'dataDownloaded', [], trx);
      return kept;
    });

  const complete = async ({
    addresses,
    imageToken: _,
    timeZone: __,
    ...kept
  }: KeptData): Promise<CoordinatorData> => {
    const { email } = kept.coordinator;
    const { createdAt } = kept.account;
    const mails = await mailsTo({ email, since: createdAt, changes: addresses }, db);
    return { ...kept, exportedAt: new Date().toISOString(), mails };
  };

  return {
    readCoordinatorData: async ({ user, params: { id }, request }) => complete(await read(id, user, request)),

    downloadCoordinatorData: async ({ user, params: { id }, request, reply }) => {
      const kept = await read(id, user, request);
      const { account, coordinator, imageToken, timeZone } = kept;
      const { language, photo } = account;
      const text = answerText('readCoordinatorData', await complete(kept));
      // Out of the text: the page tells nothing that the contract does not name.
      const page = dataPage(
        {
          ...{ schema: 'CoordinatorData', data: JSON.parse(text), text: 'dataArchive.teamText' },
          inHistory: ['CoordinatorDataRecord'],
        },
        { language, timeZone },
      );
      const name = translator(language)('dataArchive.file', { name: coordinator.name });
      reply.type('application/octet-stream').header('content-disposition', contentDisposition(`${name}.zip`));
      return zipStream([
        { path: DATA_FILE, content: text },
        { path: PAGE_FILE, content: page },
        ...photoEntry(photo, imageToken, db),
      ]);
    },
  } satisfies Partial<Handlers>;
}
