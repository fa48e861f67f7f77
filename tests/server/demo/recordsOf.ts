import type { Row } from '../../../src/server/core/db/insertRows.ts';
import type { DemoRows } from '../../../src/server/demo/DemoRows.ts';
import { contractPart } from '../../harness/contractPart.ts';
import type { SchemaName } from './contractIssues.ts';

/** The records of the contract that the server makes of rows: with what it computes, without what it hides. */
export function recordsOf(rows: DemoRows) {
  const history = (id: string) => rows.history.filter(({ subjectId }) => subjectId === id).map(entryOf);
  const participants = rows.participants.map((row) => ({
    ...contractPart('participants', row),
    ...namesOf(row.volunteerId, rows),
  }));
  return {
    Organization: rows.organizations.map((row) => ({
      ...contractPart('organizations', row),
      history: history(row.id),
    })),
    PublicPage: rows.public_pages.map(({ organizationId: _, ...page }) => ({
      ...page,
      url: `https://panel.example/f/${page.slug}`,
    })),
    Coordinator: rows.coordinators.map((row) => {
      const account = rows.accounts.find(({ id }) => id === row.id);
      const { email, role, imageToken } = account ?? {};
      return { ...contractPart('coordinators', row), email, role, imageToken, history: history(row.id) };
    }),
    NotificationPreferences: rows.notification_preferences.map((row) =>
      contractPart('notification_preferences', row),
    ),
    Invitation: rows.invitations.map((row) => ({ ...contractPart('invitations', row), status: 'pending' })),
    Volunteer: rows.volunteers.map((row) => {
      const files = rows.volunteer_files.filter(({ volunteerId }) => volunteerId === row.id);
      const shownFiles = files.map((file) => contractPart('volunteer_files', file));
      const notes = rows.volunteer_notes.filter(({ volunteerId }) => volunteerId === row.id);
      const checks = rows.clearances.filter(({ volunteerId }) => volunteerId === row.id);
      const agreements = rows.agreements.filter(({ volunteerId }) => volunteerId === row.id);
      return {
        ...contractPart('volunteers', row),
        hasAccount: Boolean(row.accountId),
        duplicates: [],
        files: shownFiles,
        notes: notes.map((note) => contractPart('volunteer_notes', note)),
        clearances: checks.map((check) => contractPart('clearances', check)),
        timeEntries: [],
        certificates: [],
        agreements: agreements.map((row) => ({ ...contractPart('agreements', row), warnings: [] })),
        guardianConsents: rows.guardian_consents
          .filter(({ volunteerId }) => volunteerId === row.id)
          .map((consent) => contractPart('guardian_consents', consent)),
        clearancesMissing: [],
        story: { attended: 0, missed: 0, visits: 0, minutes: 0, events: [] },
        history: history(row.id),
      };
    }),
    PersonInNeed: rows.people_in_need.map((row) => ({
      ...contractPart('people_in_need', row),
      initial: row.lastname.slice(0, 1),
      duplicates: [],
      assignments: rows.assignments
        .filter(({ personId }) => personId === row.id)
        .map((assignment) => ({ ...contractPart('assignments', assignment), ...helperOf(assignment, rows) })),
      visits: rows.person_in_need_visits
        .filter(({ personId }) => personId === row.id)
        .map((visit) => contractPart('person_in_need_visits', visit)),
      notes: rows.person_in_need_notes
        .filter(({ personId }) => personId === row.id)
        .map((note) => contractPart('person_in_need_notes', note)),
      history: history(row.id),
    })),
    Event: rows.events.map((row) => ({
      ...contractPart('events', row),
      participants: [],
      shifts: [],
      erasedParticipants: 0,
      series: [],
      history: history(row.id),
    })),
    Participant: participants,
    AbuseReport: rows.abuse_reports.map((row) => ({
      ...contractPart('abuse_reports', row),
      history: history(row.id),
    })),
    DataRequest: rows.data_requests.map((row) => ({
      ...contractPart('data_requests', row),
      daysLeft: null,
      history: history(row.id),
    })),
    UpcomingErasure: rows.upcoming_erasures.map((row) => ({
      ...contractPart('upcoming_erasures', row),
      subjectName: '…',
      daysLeft: null,
    })),
    Notification: rows.notifications.map((row) => ({ ...contractPart('notifications', row), message: '…' })),
  } satisfies Partial<Record<SchemaName, object[]>>;
}

function entryOf({ id, at, action, actorId, actorName, changes }: Row<'history'>) {
  return { id, at, action, actorId, actorName, changes };
}

function helperOf({ volunteerId }: Row<'assignments'>, rows: DemoRows) {
  const { firstname, lastname, phone } = namesOf(volunteerId, rows);
  return { volunteerName: `${firstname} ${lastname}`, volunteerPhone: phone };
}

function namesOf(volunteerId: string, { volunteers }: DemoRows) {
  const { firstname, lastname, phone, imageToken } = volunteers.find(({ id }) => id === volunteerId) ?? {};
  return { firstname, lastname, phone, imageToken };
}
