import type { OnBatch } from '../db/batchesOf.ts';
import { addHistory, addViews } from '../db/historyStore.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handlers, SignedInUser } from '../http/Call.ts';
import { csvStream } from '../http/csvStream.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { foundByLastName } from './foundByLastName.ts';
import { asFoundPerson, type FoundPerson, peopleInNeed } from './personInNeedStore.ts';
import { requestHelp } from './requestHelp.ts';

type PersonInNeedOperation = 'listPeopleInNeed' | 'exportPeopleInNeed' | 'getPersonInNeed' | 'requestHelp';

/** Who asked the user's own foundation for help, and asking it. */
export function personInNeedOperations({ db }: Services): Handlers<PersonInNeedOperation> {
  /** Whose last name an answer confirms, by finding them, is as if it had been read. */
  const noteFound = (q: string | undefined, people: readonly FoundPerson[], user: SignedInUser) => {
    const subjects = { table: 'people_in_need', organizationId: user.organizationId } as const;
    return addViews(subjects, foundByLastName(q, people), user, db);
  };

  return {
    // Also for HEAD: how long the answer is tells whether anybody was found.
    listPeopleInNeed: async ({ user, query, language }) => {
      const read = (page = query.page) => peopleInNeed.page(user, { ...query, page, language }, db);
      const answer = await read();
      // Behind the last page, the total alone tells it.
      const isBehind = query.q !== undefined && answer.content.length === 0 && answer.totalElements > 0;
      await noteFound(query.q, (isBehind ? await read(0) : answer).content, user);
      return answer;
    },

    exportPeopleInNeed: async ({ user, query, language, reply }) => {
      const { q } = query;
      const onBatch: OnBatch | undefined =
        q === undefined ? undefined : (found) => noteFound(q, found.map(asFoundPerson), user);
      const batches = peopleInNeed.batches(user, { ...query, language }, db, onBatch);
      return csvStream('people-in-need', batches, language, reply);
    },

    // Nothing is shown unless it is written down who looked.
    getPersonInNeed: ({ user, params: { id }, request }) =>
      inTransaction(db, async (trx) => {
        const subject = { table: 'people_in_need', id, organizationId: user.organizationId } as const;
        if (!(await peopleInNeed.find(id, user, trx))) throw new ApiError('not_found');
        if (request.method === 'GET') await addHistory(subject, user, 'viewed', [], trx);
        return peopleInNeed.read(id, user, trx);
      }),

    requestHelp: async ({ body, language, address }) => {
      await requestHelp(body, address, db);
      return { message: translator(language)('messages.requestSent') };
    },
  };
}
