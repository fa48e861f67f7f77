import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import type { OnBatch } from '../core/db/batchesOf.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory, addViews, requireDeleted } from '../core/db/historyStore.ts';
import { setColumns } from '../core/db/rowByKey.ts';
import { foldText, searchWords } from '../core/db/searchText.ts';
import { inTransaction } from '../core/db/transaction.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { csvStream } from '../core/http/csvStream.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { countsHandler } from '../resource/listHandlers.ts';
import { assignmentOperations } from './assignments/operations.ts';
import { changePerson } from './changePerson.ts';
import { personDataOperations } from './data/dataOperations.ts';
import { deletePerson } from './deletePerson.ts';
import { listMatches } from './matches/matchStore.ts';
import { noteOperations } from './noteOperations.ts';
import { closePerson, handOver, reopenPerson, setHelped, takeOver } from './personActs.ts';
import { peopleInNeed } from './personStore.ts';
import { requestHelp } from './requestHelp.ts';
import { visitOperations } from './visitOperations.ts';

/** The foundation's people in need, and public requests for help. */
export function personInNeedOperations(services: Services) {
  const { db } = services;

  /** A search result that confirms a last name counts as reading the record. */
  const noteFound = (q: string | undefined, people: readonly FoundPerson[], user: SignedInUser) =>
    addViews('people_in_need', foundByLastName(q, people), user, db);

  return {
    ...noteOperations(services),
    ...visitOperations(services),
    ...assignmentOperations(services),
    ...personDataOperations(services),
    // Also for HEAD, whose content length reveals whether anybody was found.
    listPeopleInNeed: async ({ user, query, language }) => {
      const read = (page = query.page) => peopleInNeed.page(user, { ...query, page, language }, db);
      const answer = await read();
      // After the last page, the total alone confirms a match.
      const isBehind = query.q !== undefined && answer.content.length === 0 && answer.totalElements > 0;
      await noteFound(query.q, (isBehind ? await read(0) : answer).content, user);
      return answer;
    },

    countPeopleInNeed: countsHandler(peopleInNeed, db),

    exportPeopleInNeed: async ({ user, query, language, reply }) => {
      const { q } = query;
      const onBatch: OnBatch | undefined =
        q === undefined ? undefined : (found) => noteFound(q, found.map(asFoundPerson), user);
      const batches = peopleInNeed.batches(user, { ...query, language }, db, onBatch);
      return csvStream('people-in-need', batches, language, reply);
    },

    // Read and log in one transaction: no access without a log entry.
    getPersonInNeed: ({ user, params: { id }, request }) =>
      inTransaction(db, async (trx) => {
        const key = { id, organizationId: user.organizationId };
        await peopleInNeed.find(id, user, trx);
        if (request.method === 'GET') await addHistory('people_in_need', key, user, 'viewed', [], trx);
        return peopleInNeed.read(id, user, trx);
      }),

    listMatches: async ({ user, params: { id } }) => {
      const person = await peopleInNeed.find(id, user, db);
      return { content: await listMatches(person, user.organizationId, db) };
    },

    deletePersonInNeed: async ({ user, params: { id } }) => {
      const key = { id, organizationId: user.organizationId };
      if (!(await deletePerson(key, user, db))) await requireDeleted('people_in_need', key, db);
    },
    takeOverPersonInNeed: async ({ user, params: { id } }) => {
      await takeOver(id, user, db);
      return peopleInNeed.read(id, user, db);
    },
    handOverPersonInNeed: async ({ user, params: { id }, body }) => {
      await handOver(id, body.coordinatorId, user, db);
      return peopleInNeed.read(id, user, db);
    },
    setWithMinors: ({ user, params: { id }, body: { withMinors } }) =>
      changePerson(id, user, db, async (person, trx) => {
        const changes = changesBetween({ withMinors: person.withMinors ?? false }, { withMinors }, [
          'withMinors',
        ]);
        if (changes.length === 0) return;
        await setColumns('people_in_need', person, { withMinors }, trx);
        await addHistory('people_in_need', person, user, 'edited', changes, trx);
      }),
    setPersonInNeedHelped: async ({ user, params: { id } }) => {
      await setHelped(id, user, db);
      return peopleInNeed.read(id, user, db);
    },
    closePersonInNeed: async ({ user, params: { id }, body }) => {
      await closePerson(id, body.reason, user, db);
      return peopleInNeed.read(id, user, db);
    },
    reopenPersonInNeed: async ({ user, params: { id } }) => {
      await reopenPerson(id, user, db);
      return peopleInNeed.read(id, user, db);
    },

    requestHelp: async ({ body, language, address }) => {
      await requestHelp(body, { address, language }, db);
      return { message: translator(language)('messages.requestSent') };
    },
  } satisfies Partial<Handlers>;
}

/**
 * People found by more of their last name than a list shows, which the result thus confirms.
 * @param q search text
 * @returns their ids
 */
function foundByLastName(q: string | undefined, people: readonly FoundPerson[]): string[] {
  const words = searchWords(q ?? '');
  const isShown = ({ firstname, initial, city }: FoundPerson): boolean => {
    const shown = foldText(`${firstname} ${initial} ${city}`);
    return words.every((word) => shown.includes(word));
  };
  return people.filter((person) => !isShown(person)).map(({ id }) => id);
}

/** The searchable columns that a list shows. */
type FoundPerson = Pick<
  components['schemas']['PersonInNeedListItem'],
  'id' | 'firstname' | 'initial' | 'city'
>;

const exported = resources['people-in-need'].columns;

/** A record from an export's text values. */
function asFoundPerson({ id, values }: Parameters<OnBatch>[0][number]): FoundPerson {
  const textOf = (name: (typeof exported)[number]['name']) =>
    values[exported.findIndex((column) => column.name === name)] ?? '';
  return { id, firstname: textOf('firstname'), initial: textOf('initial'), city: textOf('city') };
}
