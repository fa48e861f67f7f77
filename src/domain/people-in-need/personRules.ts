import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { ErrorCode } from '../../contract/statusOfError.ts';

type Schemas = components['schemas'];
type Status = Schemas['PersonInNeedStatus'];

export type PersonAct = 'takeOver' | 'handOver' | 'helped' | 'close' | 'reopen';

/** What the rules depend on. */
export interface PersonState {
  readonly status: Status;
  readonly responsible?: Schemas['AccountReference'] | null | undefined;
}

interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** Those of who waits for help. */
export const waitingStatuses: readonly Status[] = ['new', 'in_progress'];

/** Statuses in which each act changes something, and those that it leads to. */
const statuses: Readonly<
  Record<PersonAct, { readonly from: readonly Status[]; readonly done: readonly Status[] }>
> = {
  takeOver: { from: waitingStatuses, done: [] },
  handOver: { from: waitingStatuses, done: [] },
  helped: { from: ['in_progress'], done: ['helped'] },
  close: { from: waitingStatuses, done: ['closed'] },
  reopen: { from: ['helped', 'closed'], done: waitingStatuses },
};

/**
 * The state machine of a request for help (design, section 13): `new → in_progress → helped | closed`. Repeating
 * an act that is already done is harmless.
 *
 * @param to the coordinator who is to be responsible, for an act that changes that
 */
export function decisionOn(
  act: PersonAct,
  { status, responsible }: PersonState,
  actor: Actor,
  to: string = actor.id,
): 'do' | 'repeat' | ErrorCode {
  const { from, done } = statuses[act];
  if (done.includes(status)) return 'repeat';
  if (!from.includes(status)) return 'invalid_state';
  if (act !== 'takeOver' && act !== 'handOver') return 'do';
  if (responsible?.id === to && status === 'in_progress') return 'repeat';
  return act === 'handOver' ? handOverRefusal(responsible, actor) : takeOverRefusal(responsible, actor);
}

/** Whether the panel offers to hand a request over. */
export function mayHandOver({ status, responsible }: PersonState, actor: Actor): boolean {
  return statuses.handOver.from.includes(status) && handOverRefusal(responsible, actor) === 'do';
}

/** Status of a request that is taken up again. */
export function reopenedStatus({ responsible }: PersonState): Status {
  return responsible ? 'in_progress' : 'new';
}

/** By who is responsible, an admin, or anybody as long as nobody is. */
function handOverRefusal(responsible: PersonState['responsible'], { id, role }: Actor): 'do' | ErrorCode {
  return !responsible || responsible.id === id || role === 'admin' ? 'do' : 'taken_by_other';
}

function takeOverRefusal(responsible: PersonState['responsible'], { id }: Actor): 'do' | ErrorCode {
  return !responsible || responsible.id === id ? 'do' : 'taken_by_other';
}
