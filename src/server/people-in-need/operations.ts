import { addHistory, listHistory } from '../db/historyStore.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { csvStream } from '../http/csvStream.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { findPersonInNeed, listPeopleInNeed, peopleInNeedBatches } from './personInNeedStore.ts';
import { requestHelp } from './requestHelp.ts';

type PersonInNeedOperation = 'listPeopleInNeed' | 'exportPeopleInNeed' | 'getPersonInNeed' | 'requestHelp';

/** Who asked the user's own foundation for help, and asking it. */
export function personInNeedOperations({ db }: Services): Handlers<PersonInNeedOperation> {
  return {
    listPeopleInNeed: ({ user, query, language }) =>
      listPeopleInNeed(user.organizationId, { ...query, language }, db),

    exportPeopleInNeed: async ({ user, query: { sort = 'createdAt,desc', ...filter }, language, reply }) => {
      const batches = peopleInNeedBatches(user.organizationId, filter, { sort, language }, db);
      return csvStream('people-in-need', batches, language, reply);
    },

    // Nothing is shown unless it is written down who looked.
    getPersonInNeed: ({ user, params: { id }, request }) =>
      inTransaction(db, async (trx) => {
        const subject = { table: 'people_in_need', id, organizationId: user.organizationId } as const;
        const person = await findPersonInNeed(id, user.organizationId, trx);
        if (!person) throw new ApiError('not_found');
        if (request.method === 'GET') await addHistory(subject, user, 'viewed', [], trx);
        return { ...person, history: await listHistory(subject, trx) };
      }),

    requestHelp: async ({ body, language, address }) => {
      await requestHelp(body, address, db);
      return { message: translator(language)('messages.requestSent') };
    },
  };
}
