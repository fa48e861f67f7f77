import type { components } from '../../../contract/generated/types.ts';
import type { NotificationKind } from './Notice.ts';

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
} as const satisfies Record<NotificationKind, components['schemas']['NotificationType']>;
