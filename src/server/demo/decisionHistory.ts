import type { Actor, Subject } from '../db/historyStore.ts';
import type { Row } from '../db/insertRows.ts';
import { historyEntry } from './historyEntry.ts';
import type { Random } from './Random.ts';

/** What the history of a volunteer says: who applied, and who decided when. */
export function decisionHistory(
  volunteer: Row<'volunteers'>,
  decision: { readonly at: string; readonly by: Actor | null },
  random: Random,
): Row<'history'>[] {
  const { id, organizationId, firstname, lastname, accountId, accountStatus, createdAt } = volunteer;
  const subject: Subject = { table: 'volunteers', id, organizationId };
  const applicant = { id: accountId ?? null, name: `${firstname} ${lastname}` };
  const application = historyEntry(subject, { at: createdAt, action: 'created', actor: applicant }, random);
  if (accountStatus === 'pending') return [application];
  const changes = [
    { field: 'accountStatus', from: 'pending', to: accountStatus },
    ...(volunteer.rejectionReason
      ? [{ field: 'rejectionReason', from: null, to: volunteer.rejectionReason }]
      : []),
  ];
  const { at, by } = decision;
  return [application, historyEntry(subject, { at, action: accountStatus, actor: by, changes }, random)];
}
