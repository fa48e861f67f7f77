import type { components } from '../../../contract/generated/types.ts';
import type { Actor } from '../../core/db/historyStore.ts';

type Schemas = components['schemas'];
export type NotificationKind = Schemas['NotificationKind'];

/** Kinds with a reason or a text by the actor. */
type WithReason = 'volunteerLeft' | 'abuseReported' | 'eventCancelled' | 'coordinatorLeft';

/** An occurrence that the foundation's team is notified of. */
export type Notice = {
  readonly [Kind in NotificationKind]: NoticeOf<Kind> &
    (Kind extends WithReason ? { readonly reason: string } : { readonly reason?: never });
}[NotificationKind];

interface NoticeOf<Kind> {
  readonly kind: Kind;
  readonly organizationId: string;
  /** The actor, who is not notified; null for the server itself. */
  readonly actor: Actor | null;
  /** Subject to link to, with its current name; without an id if it is deleted. */
  readonly subject: {
    readonly type: Schemas['SubjectType'];
    readonly id: string | null;
    readonly name: string;
  };
  /** Another account to leave out: the subject of an abuse report. */
  readonly exceptFor?: string;
  /** The only account to notify, if it is the concern of one: the coordinator responsible. */
  readonly onlyFor?: string | undefined;
  /** The only role to notify, if others can do nothing about it. */
  readonly onlyForRole?: 'admin';
  /** How many it is about, where that is not one. */
  readonly count?: number;
  /** Whether it is told to whom has switched its type off, too. */
  readonly isRequired?: boolean;
}

/** Preference that controls each kind of notification (design, section 5). */
export const typeOfKind = {
  volunteerApplied: 'newVolunteer',
  participantSignedUp: 'newEventParticipant',
  participantWaitlisted: 'newEventParticipant',
  participantResigned: 'eventParticipantResignation',
  volunteerLeft: 'volunteerLeave',
  abuseReported: 'abuse',
  eventFinished: 'eventEnd',
  eventCancelled: 'eventCancellation',
  eventDeleted: 'eventCancellation',
  organizationApproved: 'systemNotifications',
  organizationEdited: 'systemNotifications',
  coordinatorJoined: 'systemNotifications',
  coordinatorLeft: 'systemNotifications',
  coordinatorDeleted: 'systemNotifications',
  roleChanged: 'systemNotifications',
  helpRequested: 'newPersonInNeed',
  helpRequestedUrgently: 'newPersonInNeed',
  personHandedOver: 'newPersonInNeed',
  assignmentAccepted: 'newPersonInNeed',
  assignmentDeclined: 'newPersonInNeed',
  assignmentExpired: 'newPersonInNeed',
  guardianConsentGiven: 'newVolunteer',
  guardianConsentDeclined: 'newVolunteer',
  guardianConsentWithdrawn: 'newVolunteer',
  dataRequestReceived: 'systemNotifications',
  dataRequestDueSoon: 'systemNotifications',
  dataRequestOverdue: 'systemNotifications',
  erasuresAnnounced: 'systemNotifications',
  erasuresSoon: 'systemNotifications',
} as const satisfies Record<NotificationKind, components['schemas']['NotificationType']>;
