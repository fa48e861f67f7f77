import { storage } from '../../../src/contract/generated/storage.ts';
import type { Row } from '../../../src/server/db/insertRows.ts';
import type { DemoRows } from '../../../src/server/demo/DemoRows.ts';
import type { SchemaName } from './contractFaults.ts';

/** The records of the contract that the server makes of rows: with what it computes, without what it hides. */
export function recordsOf(rows: DemoRows) {
  const history = (id: string) => rows.history.filter(({ subjectId }) => subjectId === id).map(entryOf);
  const participants = rows.participants.map((row) => ({
    ...shown('participants', row),
    ...namesOf(row.volunteerId, rows),
  }));
  return {
    Organization: rows.organizations.map((row) => ({
      ...shown('organizations', row),
      history: history(row.id),
    })),
    Coordinator: rows.coordinators.map((row) => {
      const account = rows.accounts.find(({ id }) => id === row.id);
      const { email, role, imageToken } = account ?? {};
      return { ...shown('coordinators', row), email, role, imageToken, history: history(row.id) };
    }),
    NotificationPreferences: rows.notification_preferences.map((row) =>
      shown('notification_preferences', row),
    ),
    Invitation: rows.invitations.map((row) => ({ ...shown('invitations', row), status: 'pending' })),
    Volunteer: rows.volunteers.map((row) => {
      const files = rows.volunteer_files.filter(({ volunteerId }) => volunteerId === row.id);
      const shownFiles = files.map((file) => shown('volunteer_files', file));
      return { ...shown('volunteers', row), files: shownFiles, history: history(row.id) };
    }),
    PersonInNeed: rows.people_in_need.map((row) => {
      return { ...shown('people_in_need', row), initial: row.lastname.slice(0, 1), history: history(row.id) };
    }),
    Event: rows.events.map((row) => ({
      ...shown('events', row),
      participants: [],
      history: history(row.id),
    })),
    Participant: participants,
    AbuseReport: rows.abuse_reports.map((row) => shown('abuse_reports', row)),
    Notification: rows.notifications.map((row) => ({ ...shown('notifications', row), message: '…' })),
  } satisfies Partial<Record<SchemaName, object[]>>;
}

function shown(table: keyof typeof storage, row: object): Record<string, unknown> {
  const columns: readonly string[] = storage[table].columns;
  return Object.fromEntries(Object.entries(row).filter(([name]) => columns.includes(name)));
}

function entryOf({ id, at, action, actorId, actorName, changes }: Row<'history'>) {
  return { id, at, action, actorId, actorName, changes };
}

function namesOf(volunteerId: string, { volunteers }: DemoRows) {
  const { firstname, lastname, phone, imageToken } = volunteers.find(({ id }) => id === volunteerId) ?? {};
  return { firstname, lastname, phone, imageToken };
}
