import { type RawBuilder, sql } from 'kysely';
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
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { csvStream } from '../core/http/csvStream.ts';
import { type RateLimit, takeRates } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { resourceStore } from '../resource/resourceStore.ts';

/** Who asked the user's own foundation for help, and asking it. */
export function personInNeedOperations({ db }: Services) {
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
  } satisfies Partial<Handlers>;
}

/**
 * Who of those that a search found were found by more of the last name than a list shows: so the answer confirms it.
 * @param q what was searched for
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

/** What a list shows of somebody, as far as a search looks through it. */
type FoundPerson = Pick<
  components['schemas']['PersonInNeedListItem'],
  'id' | 'firstname' | 'initial' | 'city'
>;

const exported = resources['people-in-need'].columns;

/** All of a last name that a list shows. */
const initial: RawBuilder<string> = sql`upper(left(ltrim(normalize("lastname", NFC)), 1))`;

const peopleInNeed = resourceStore('people-in-need', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('people_in_need')
      .selectAll()
      .select(initial.as('initial'))
      .where('organizationId', '=', organizationId),
  computed: ['initial'],
  // Urgency and status are ordered by what they mean.
  sorts: { urgency: 'urgencyRank', status: 'statusRank' },
});

/** Somebody as an export tells of them. */
function asFoundPerson({ id, values }: Parameters<OnBatch>[0][number]): FoundPerson {
  const textOf = (name: (typeof exported)[number]['name']) =>
    values[exported.findIndex((column) => column.name === name)] ?? '';
  return { id, firstname: textOf('firstname'), initial: textOf('initial'), city: textOf('city') };
}

/** Several families may ask by one network, as in a shelter; a person asks once or twice. */
const fromAddress: RateLimit = { name: 'requestHelp:address', limit: 20, seconds: 60 * 60 };
const byPhone: RateLimit = { name: 'requestHelp:phone', limit: 5, seconds: 24 * 60 * 60 };

/**
 * Takes a request for help to the foundation that it names. That one alone sees it: who is in need decides whom to tell.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, or invalid_input where there is no such foundation
 */
async function requestHelp(
  { consents: _, organizationId, ...person }: Body<'requestHelp'>,
  address: string,
  db: Queries,
): Promise<void> {
  const limits = [
    [fromAddress, address],
    [byPhone, person.phone],
  ] as const;
  await takeRates(limits, db);
  await requireApprovedOrganization(organizationId, db);
  const id = uuid();
  const createdAt = new Date().toISOString();
  await inTransaction(db, async (trx) => {
    await insertRows('people_in_need', [{ ...person, id, organizationId, status: 'new', createdAt }], trx);
    await addHistory({ table: 'people_in_need', id, organizationId }, null, 'created', [], trx);
  });
}
