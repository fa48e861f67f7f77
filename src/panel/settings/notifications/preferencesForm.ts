import { NotificationPreferencesForm } from '../../../contract/generated/forms/NotificationPreferences.ts';
import { withHints } from '../../kit/form/variants/withHints.ts';

/** The contract's form, with what causes each notification. */
export const preferencesForm = withHints(NotificationPreferencesForm, {
  newVolunteer: 'settings.notifications.newVolunteer',
  newEventParticipant: 'settings.notifications.newEventParticipant',
  eventParticipantResignation: 'settings.notifications.eventParticipantResignation',
  volunteerLeave: 'settings.notifications.volunteerLeave',
  abuse: 'settings.notifications.abuse',
  eventEnd: 'settings.notifications.eventEnd',
  eventCancellation: 'settings.notifications.eventCancellation',
  systemNotifications: 'settings.notifications.systemNotifications',
  email: 'settings.notifications.email',
});
