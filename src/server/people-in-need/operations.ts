import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { requireApprovedOrganization } from '../accounts/identity/requireApprovedOrganization.ts';
import type { OnBatch } from '../core/db/batchesOf.ts';
import { addHistory, addViews } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { foldText, searchWords } from '../core/db/searchText.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Call, Handlers, SignedInUser } from '../core/http/Call.ts';
import { csvStream } from '../core/http/csvStream.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { consentOf } from '../core/texts/consentOf.ts';
import { translator } from '../core/texts/translator.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { countsHandler } from '../resource/listHandlers.ts';
import { assignmentOperations } from './assignments/operations.ts';
import { listMatches } from './matches/matchStore.ts';
import { noteOperations } from './noteOperations.ts';
import { closePerson, handOver, reopenPerson, setHelped, takeOver } from './personActs.ts';
import { noticeOf, peopleInNeed } from './personStore.ts';
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

    takeOverPersonInNeed: async ({ user, params: { id } }) => {
      await takeOver(id, user, db);
      return peopleInNeed.read(id, user, db);
    },
    handOverPersonInNeed: async ({ user, params: { id }, body }) => {
      await handOver(id, body.coordinatorId, user, db);
      return peopleInNeed.read(id, user, db);
    },
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

/** Several families may share a network, as in a shelter; a person asks once or twice. */
const fromAddress: RateLimit = { name: 'requestHelp:address', limit: 20, seconds: 60 * 60 };
const byPhone: RateLimit = { name: 'requestHelp:phone', limit: 5, seconds: 24 * 60 * 60 };

/**
 * Stores a request for help for the named foundation, which alone can see it: the person in need decides whom
 * to ask.
 * @throws ApiError too_many_requests, or invalid_input if there is no such foundation
 */
async function requestHelp(
  { consents: _, organizationId, ...person }: Body<'requestHelp'>,
  { address, language }: Pick<Call<'requestHelp'>, 'address' | 'language'>,
  db: Queries,
): Promise<void> {
  await consumeRates(db, [fromAddress, address], [byPhone, person.phone]);
  await requireApprovedOrganization(organizationId, db);
  const id = uuid();
  const createdAt = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    await insertRows(
      'people_in_need',
      [{ ...person, ...consentOf(language), id, organizationId, status: 'new', createdAt }],
      trx,
    );
    await addHistory('people_in_need', { id, organizationId }, null, 'created', [], trx);
    const kind = person.urgency === 'high' ? 'helpRequestedUrgently' : 'helpRequested';
    await notifyTeam({ ...noticeOf({ ...person, id, organizationId }), kind, actor: null }, trx);
  });
}
