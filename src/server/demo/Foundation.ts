import type { Actor } from '../core/db/historyStore.ts';
import type { Row } from '../core/db/insertRows.ts';
import { type Clock, createClock } from './Clock.ts';
import { type ContractTable, columnOf } from './contractRow.ts';
import { type DemoRows, emptyRows } from './DemoRows.ts';
import { demoFile } from './demoFile.ts';
import type { FoundationPlan, Written } from './FoundationPlan.ts';
import type { Random } from './Random.ts';

const SIZES = { photo: { width: 256, height: 256 }, cover: { width: 1600, height: 900 } } as const;

/** Context of a foundation's rows, and the rows made so far. */
export interface Foundation {
  readonly id: string;
  readonly rows: DemoRows;
  readonly clock: Clock;
  readonly random: Random;
  readonly passwordHash: string;
  readonly members: readonly (Actor & { readonly at: string })[];
}

export function openFoundation(
  plan: FoundationPlan,
  passwordHash: string,
  now: Date,
  random: Random,
): Foundation {
  const clock = createClock(now, random);
  const registered = clock.instant(plan.organization.createdAt);
  const id = random.id(registered);
  const members = plan.team.map(({ name, createdAt }, index) => {
    const at = index === 0 ? registered : clock.instant(createdAt);
    return { at, id: random.id(at), name };
  });
  return { id, rows: emptyRows(), clock, random, passwordHash, members };
}

/** A row from the plan, with resolved instants and an id of its creation time. */
export function begun<Table extends ContractTable & keyof DemoRows>(
  table: Table,
  plan: Written<Table>,
  { clock, random }: Foundation,
): Row<Table> {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(plan)) {
    const { format } = columnOf(table, name);
    const isMoment = format === 'date-time' || format === 'date';
    row[name] = isMoment ? clock[format === 'date' ? 'date' : 'instant'](String(value)) : value;
    if (name === 'created' || name === 'createdAt') row.id = random.id(String(row[name]));
  }
  return row as Row<Table>;
}

export function memberOf(name: string, { members }: Foundation): Foundation['members'][number] {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`Nobody in the team is called ${name}.`);
  return found;
}

export function volunteerOf(name: string, { volunteers }: DemoRows): Row<'volunteers'> {
  const found = volunteers.find(({ firstname, lastname }) => `${firstname} ${lastname}` === name);
  if (!found) throw new Error(`No volunteer is called ${name}.`);
  return found;
}

/**
 * A generated photo of an account or cover of a foundation, so that the demo shows no real people. @returns
 * its token
 */
export function addPicture(
  kind: keyof typeof SIZES,
  name: string,
  accountId: string | null,
  createdAt: string,
  { id: organizationId, rows, random }: Foundation,
): string {
  const content = demoFile(`pictures/${name}.jpg`);
  const token = random.token();
  rows.images.push({
    token,
    organizationId,
    accountId,
    type: 'image/jpeg',
    content,
    ...SIZES[kind],
    createdAt,
  });
  return token;
}
