import type { components } from '../../../contract/generated/types.ts';
import type { Actor } from '../../core/db/historyStore.ts';

type Schemas = components['schemas'];
export type NotificationKind = Schemas['NotificationKind'];

/** What happens with a reason that somebody gave, or with a text that somebody wrote. */
type WithReason = 'volunteerLeft' | 'abuseReported' | 'eventCancelled' | 'coordinatorLeft';

/** Something that a foundation's team is told of. */
export type Notice = {
  readonly [Kind in NotificationKind]: NoticeOf<Kind> &
    (Kind extends WithReason ? { readonly reason: string } : { readonly reason?: never });
}[NotificationKind];

interface NoticeOf<Kind> {
  readonly kind: Kind;
  readonly organizationId: string;
  /** Who did it, and so is not told of it; nobody where the server acted by itself. */
  readonly actor: Actor | null;
  /** What it is about and opens, with the name that it has now; without an id where it is gone. */
  readonly subject: {
    readonly type: Schemas['SubjectType'];
    readonly id: string | null;
    readonly name: string;
  };
  /** Account of somebody else who must not be told: whom an abuse report is about. */
  readonly exceptFor?: string;
}
