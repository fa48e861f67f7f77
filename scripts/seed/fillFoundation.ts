import { insertRows } from '../../src/server/db/insertRows.ts';
import type { Queries } from '../../src/server/db/transaction.ts';
import { decisionHistory } from '../../src/server/demo/decisionHistory.ts';
import { eventHistory } from '../../src/server/demo/eventHistory.ts';
import { createRandom } from '../../src/server/demo/Random.ts';
import { eventRow } from './eventRow.ts';
import type { Foundation } from './findFoundation.ts';
import { type Member, participantRows, withPlaces } from './participantRows.ts';
import { personRow } from './personRow.ts';
import { rateVolunteers } from './rateVolunteers.ts';
import type { SeedOptions } from './readSeedOptions.ts';
import { spanOf } from './span.ts';
import { volunteerRow } from './volunteerRow.ts';

/** Records that are made before they are stored: what lies in memory stays small, whatever the number. */
const PORTION = 2000;
const YEARS = 3 * 365;
const DAY = 86_400_000;
/** Enough to choose the participants of events from. */
const MOST_MEMBERS = 5000;

interface Filling {
  readonly foundation: Foundation;
  readonly options: SeedOptions;
  readonly now: Date;
  readonly db: Queries;
  /** Told how many records were stored. */
  readonly onStored: (count: number) => void;
}

/**
 * Adds volunteers, people in need and events with participants, each with its history. The same options give the
 * same records; each kind has chance of its own, so that more of one changes nothing of another.
 */
export async function fillFoundation(filling: Filling): Promise<void> {
  await addVolunteers(filling);
  await addPeople(filling);
  await addEvents(filling);
}

async function addVolunteers({
  foundation: { id, team },
  options,
  now,
  db,
  onStored,
}: Filling): Promise<void> {
  const random = createRandom(options.seed * 3);
  const span = spanOf(YEARS, options.volunteers, now);
  for (const numbers of portions(options.volunteers)) {
    const rows = numbers.map((number) => volunteerRow(number, span, id, random));
    const history = rows.flatMap((row) => {
      const decided = Math.min(Date.parse(row.createdAt) + random.next() * 5 * DAY, span.end);
      return decisionHistory(row, { at: new Date(decided).toISOString(), by: random.pick(team) }, random);
    });
    await insertRows('volunteers', rows, db);
    await insertRows('history', history, db);
    onStored(rows.length);
  }
}

async function addPeople({ foundation: { id }, options, now, db, onStored }: Filling): Promise<void> {
  const random = createRandom(options.seed * 3 + 1);
  const span = spanOf(YEARS, options.people, now);
  for (const numbers of portions(options.people)) {
    const rows = numbers.map((number) => personRow(number, span, id, random));
    await insertRows('people_in_need', rows, db);
    onStored(rows.length);
  }
}

async function addEvents({ foundation: { id, team }, options, now, db, onStored }: Filling): Promise<void> {
  if (options.events === 0) return;
  const random = createRandom(options.seed * 3 + 2);
  const span = spanOf(YEARS, options.events, now);
  const members = await verifiedVolunteers(id, db);
  for (const numbers of portions(options.events)) {
    const made = numbers.map((number) => {
      const event = eventRow(number, span, id, random.pick(team), random);
      const participants = participantRows(event, members, span, random);
      return {
        event: withPlaces(event, participants),
        participants,
        history: eventHistory(event, {}, random),
      };
    });
    const rows = made.map(({ event }) => event);
    await insertRows('events', rows, db);
    await insertRows(
      'participants',
      made.flatMap(({ participants }) => participants),
      db,
    );
    await insertRows(
      'history',
      made.flatMap(({ history }) => history),
      db,
    );
    onStored(rows.length);
  }
  await rateVolunteers(id, db);
}

function verifiedVolunteers(organizationId: string, db: Queries): Promise<Member[]> {
  return db
    .selectFrom('volunteers')
    .select(['id', 'createdAt'])
    .where('organizationId', '=', organizationId)
    .where('accountStatus', '=', 'verified')
    .orderBy('id')
    .limit(MOST_MEMBERS)
    .execute();
}

/** The numbers from 0 to below `count`, in lists. */
function* portions(count: number): Generator<number[]> {
  for (let start = 0; start < count; start += PORTION) {
    yield Array.from({ length: Math.min(PORTION, count - start) }, (_, index) => start + index);
  }
}
