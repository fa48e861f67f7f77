import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { ErrorCode } from '../../contract/statusOfError.ts';

type Event = components['schemas']['Event'];

/** A cancelled event keeps its status, but allows no further action. */
export type EventState = Event['status'] | 'cancelled';

export type EventAction = 'edit' | 'publish' | 'unpublish' | 'repeat' | 'finish' | 'cancel' | 'delete';

/** What an action depends on besides the state. */
export interface Circumstances {
  readonly role: Role;
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
  /** Whether anybody has a place or is on the waiting list. */
  readonly hasParticipants: boolean;
}

type Condition = (circumstances: Circumstances) => ErrorCode | null;
type Rule = 'allow' | 'repeat' | 'refuse' | Condition;

const byAdmin: Condition = ({ role }) => (role === 'admin' ? null : 'forbidden');
const whileNobodySignedUp: Condition = ({ hasParticipants }) => (hasParticipants ? 'invalid_state' : null);
const onceStarted: Condition = ({ hasStarted }) => (hasStarted ? null : 'invalid_state');
const beforeItsEnd: Condition = ({ hasEnded }) => (hasEnded ? 'invalid_state' : null);

/**
 * The state machine (design, section 5), used by the server to refuse and by the panel to hide actions.
 * Repeating an action that is already done is harmless.
 */
const rules: Readonly<Record<EventState, Readonly<Record<EventAction, Rule>>>> = {
  draft: {
    edit: 'allow',
    publish: 'allow',
    unpublish: 'repeat',
    repeat: 'allow',
    finish: 'refuse',
    cancel: 'refuse',
    delete: 'allow',
  },
  active: {
    edit: 'allow',
    publish: 'repeat',
    unpublish: whileNobodySignedUp,
    repeat: 'allow',
    finish: onceStarted,
    cancel: beforeItsEnd,
    delete: byAdmin,
  },
  finished: {
    edit: 'refuse',
    publish: 'refuse',
    unpublish: 'refuse',
    repeat: 'allow',
    finish: 'repeat',
    cancel: 'refuse',
    delete: byAdmin,
  },
  cancelled: {
    edit: 'refuse',
    publish: 'refuse',
    unpublish: 'refuse',
    repeat: 'refuse',
    finish: 'refuse',
    cancel: 'repeat',
    delete: byAdmin,
  },
};

export function stateOf({ status, cancelledAt }: Pick<Event, 'status' | 'cancelledAt'>): EventState {
  return cancelledAt ? 'cancelled' : status;
}

/** Whether an action can be performed, is already done, or is refused, and with which error. */
export function decisionOn(
  action: EventAction,
  state: EventState,
  circumstances: Circumstances,
): 'do' | 'repeat' | ErrorCode {
  const rule = rules[state][action];
  if (rule === 'allow') return 'do';
  if (rule === 'repeat') return 'repeat';
  return rule === 'refuse' ? 'invalid_state' : (rule(circumstances) ?? 'do');
}
