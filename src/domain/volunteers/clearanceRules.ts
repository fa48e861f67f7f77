import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import { addDays } from '../events/addDays.ts';
import { neededKinds } from './neededKinds.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ClearanceKind'];
type State = Schemas['ClearanceState'];

/** So many days before its end a clearance is to be renewed. */
export const RENEW_DAYS = 30;

/** What the rules know of a check. */
export interface Check extends Pick<Schemas['Clearance'], 'kind' | 'result' | 'validUntil'> {
  readonly checkedBy: Pick<Schemas['AccountReference'], 'id'>;
}

interface Reader {
  readonly id: string;
  readonly role: Role;
}

export interface Clearance {
  readonly state: State;
  /** Checks that have to be made before the volunteer may work with minors. */
  readonly missing: readonly Kind[];
}

/** Whether a volunteer in this state may work with minors. */
export function isCleared(state: State): boolean {
  return state === 'valid' || state === 'renew';
}

/**
 * How a volunteer stands for work with minors. Of each kind that the law asks for, the check that lasts longest counts, to the end of its
 * last day; a hit stands until an admin has deleted it or put it right. The same as `clearanceState` in SQL.
 * @param day the foundation's
 */
export function clearanceOn(day: string, checks: readonly Check[]): Clearance {
  const ends = neededKinds.map((kind) => ({ kind, end: endOf(kind, checks) }));
  const missing = ends.filter(({ end }) => end === undefined || end < day).map(({ kind }) => kind);
  if (checks.some(({ result }) => result === 'hit')) return { state: 'refused', missing: orAll(missing) };
  const [first = ''] = ends.map(({ end = '' }) => end).sort();
  return { state: stateOf(first, day), missing };
}

const NEVER = '9999-12-31';

/** The last day of a kind's longest check; undefined without one. */
function endOf(kind: Kind, checks: readonly Check[]): string | undefined {
  return checks
    .filter((check) => check.kind === kind && check.result === 'clean')
    .map(({ validUntil }) => validUntil ?? NEVER)
    .sort()
    .at(-1);
}

/** @param end empty where a kind has no check */
function stateOf(end: string, day: string): State {
  if (end === '') return 'missing';
  if (end < day) return 'expired';
  return end <= addDays(day, RENEW_DAYS) ? 'renew' : 'valid';
}

/**
 * The checks that somebody may know of. Where one is a hit, a coordinator knows the own ones alone and the state of who was never
 * checked: others beside it would tell that there is a hit. Volunteers know none.
 */
export function checksFor<Known extends Check>(reader: Reader, checks: readonly Known[]): readonly Known[] {
  if (reader.role === 'admin') return checks;
  if (reader.role === 'volunteer') return [];
  if (!checks.some(({ result }) => result === 'hit')) return checks;
  return checks.filter(({ result, checkedBy }) => result === 'clean' && checkedBy.id === reader.id);
}

/** How a volunteer stands, as somebody may know it. */
export function clearanceFor(reader: Reader, day: string, checks: readonly Check[]): Clearance {
  const { state } = clearanceOn(day, checks);
  const { missing } = clearanceOn(day, checksFor(reader, checks));
  if (state !== 'refused' || reader.role === 'admin') return { state, missing };
  return { state: 'missing', missing: orAll(missing) };
}

function orAll(missing: readonly Kind[]): readonly Kind[] {
  return missing.length > 0 ? missing : neededKinds;
}
