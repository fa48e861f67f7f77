import contentDisposition from 'content-disposition';
import type { components } from '../../../contract/generated/types.ts';
import { defaultLanguage, languages } from '../../../contract/Language.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { DATA_FILE, dataPage, PAGE_FILE } from '../../core/html/pages/dataPage.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../core/http/Call.ts';
import { answerText } from '../../core/http/contractValidation.ts';
import { zipStream } from '../../core/http/zipStream.ts';
import type { Services } from '../../core/services.ts';
import { translator } from '../../core/texts/translator.ts';
import { inHistory, readPersonData } from './personDataStore.ts';

type PersonData = components['schemas']['PersonInNeedData'];

/** Everything that is kept of a person in need, for an admin to give it to that person. */
export function personDataOperations({ db }: Pick<Services, 'db'>) {
  // Read and log in one transaction: no access without a log entry.
  const read = (id: string, user: SignedInUser, { method }: { readonly method: string }) =>
    inTransaction(db, async (trx): Promise<PersonData> => {
      const key = { id, organizationId: user.organizationId };
      const data = await readPersonData(key, trx);
      if (!data) throw new ApiError('not_found');
      if (method === 'GET') await addHistory('people_in_need', key, user, 'dataDownloaded', [], trx);
      return data;
    });

  return {
    readPersonInNeedData: ({ user, params: { id }, request }) => read(id, user, request),

    downloadPersonInNeedData: async ({ user, params: { id }, request, reply }) => {
      const data = await read(id, user, request);
      const { firstname, lastname, preferredLanguage } = data.person;
      const language = languages.find((each) => each === preferredLanguage) ?? defaultLanguage;
      const text = answerText('readPersonInNeedData', data);
      const { timeZone } = await db
        .selectFrom('organizations')
        .select('timeZone')
        .where('id', '=', user.organizationId)
        .executeTakeFirstOrThrow();
      // Out of the text: the page tells nothing that the contract does not name.
      const page = dataPage(
        { schema: 'PersonInNeedData', data: JSON.parse(text), inHistory },
        { language, timeZone },
      );
      const name = translator(language)('dataArchive.file', { name: `${firstname} ${lastname}` });
      reply.type('application/octet-stream').header('content-disposition', contentDisposition(`${name}.zip`));
      return zipStream([
        { path: DATA_FILE, content: text },
        { path: PAGE_FILE, content: page },
      ]);
    },
  } satisfies Partial<Handlers>;
}
