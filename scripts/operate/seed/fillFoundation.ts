import { sql } from 'kysely';
import { derivedTables, personalTables } from '../../../src/server/core/db/derivedTables.ts';
import { insertRows, type Row } from '../../../src/server/core/db/insertRows.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import type { ContractTable } from '../../../src/server/demo/contractRow.ts';
import { decisionHistory, eventHistory } from '../../../src/server/demo/historyRows.ts';
import type { Foundation } from './findFoundation.ts';
import { randomRow } from './randomRow.ts';
import type { SeedOptions } from './readSeedOptions.ts';
import { eventRows, type Member, openRun, personRow, type Run, volunteerRow } from './seedRows.ts';

/** Derived tables that are filled: nobody's own records. */
export const filledTables = derivedTables.filter((table) => !personalTables.includes(table));

/** Records per batch: bounds memory, whatever the number. */
const PORTION = 2000;
const DAY = 86_400_000;
/** Enough to choose participants from. */
const MOST_MEMBERS = 5000;

interface Filling {
  readonly foundation: Foundation;
  readonly options: SeedOptions;
  readonly now: Date;
  readonly db: Queries;
  /** Called with the number of stored records. */
  readonly onStored: (count: number) => void;
}

/**
 * Adds volunteers, people in need and events with participants, each with history, and records of each
 * derived resource. Deterministic for the same options; each kind has its own random sequence, so that
 * changing one count does not affect the others.
 */
export async function fillFoundation(filling: Filling): Promise<void> {
  const { foundation, options, db } = filling;
  const { id, team } = foundation;
  await add(filling, options.volunteers, 0, (numbers, run) => {
    const rows = numbers.map((number) => volunteerRow(number, run));
    const history = rows.flatMap((row) => {
      const decided = Math.min(Date.parse(row.createdAt) + run.random.next() * 5 * DAY, run.end);
      const decision = { at: new Date(decided).toISOString(), by: run.random.pick(team) };
      return decisionHistory(row, decision, run.random);
    });
    return { volunteers: rows, history };
  });
  await add(filling, options.people, 1, (numbers, run) => ({
    people_in_need: numbers.map((number) => personRow(number, run)),
  }));
  const members = options.events > 0 ? await verifiedVolunteers(id, db) : [];
  await add(filling, options.events, 2, (numbers, run) => {
    const made = numbers.map((number) => eventRows(number, run.random.pick(team), members, run));
    return {
      events: made.map(({ event }) => event),
      participants: made.flatMap(({ participants }) => participants),
      history: made.flatMap(({ event }) => eventHistory(event, {}, run.random)),
    };
  });
  if (options.events > 0) await rateVolunteers(id, db);
  for (const table of filledTables)
    await add(
      filling,
      options.others,
      2,
      (numbers, run) =>
        ({ [table]: numbers.map((number) => derivedRow(table, number, run)) }) as unknown as Rows,
    );
}

/** By table, those that others refer to first. */
type Rows = { readonly [Table in keyof Database]?: readonly Row<Table>[] };

/** @param kind separates its random sequence from the others */
async function add(
  { foundation, options, now, db, onStored }: Filling,
  count: number,
  kind: number,
  make: (numbers: readonly number[], run: Run) => Rows,
): Promise<void> {
  const run = openRun(foundation.id, count, now, options.seed * 3 + kind);
  for (let start = 0; start < count; start += PORTION) {
    const numbers = Array.from({ length: Math.min(PORTION, count - start) }, (_, index) => start + index);
    for (const [table, rows] of Object.entries(make(numbers, run)))
      await insertRows(table as keyof Database, rows, db);
    onStored(numbers.length);
  }
}

/** Common columns of every derived record, and random values for the rest. */
function derivedRow(table: ContractTable, number: number, { organizationId, random, instantOf }: Run) {
  const createdAt = instantOf(number);
  const record = { id: random.id(createdAt), organizationId, createdAt, updatedAt: createdAt, version: 1 };
  return randomRow(table, record, random);
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

/** Computes volunteers' ratings from their attendance. */
async function rateVolunteers(organizationId: string, db: Queries): Promise<void> {
  await sql`update "volunteers" set "rating" = "attendance"."rating"
    from (
      select "volunteerId", round(5.0 * count(*) filter (where "participants"."status" = 'attended') / count(*), 1) as "rating"
      from "participants"
      where "organizationId" = ${organizationId} and "participants"."status" in ('attended', 'no_show')
      group by "volunteerId"
    ) as "attendance"
    where "organizationId" = ${organizationId} and "volunteers"."id" = "attendance"."volunteerId"`.execute(
    db,
  );
}
