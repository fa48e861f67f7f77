import type { SomeRows } from './DemoRows.ts';
import type { OrganizationPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import type { Workshop } from './Workshop.ts';

/** An approved foundation, registered by the first of its team and edited since. */
export function buildOrganization(
  { registered, edits, ...plan }: OrganizationPlan,
  founder: string,
  workshop: Workshop,
): SomeRows {
  const { organizationId, registeredAt: createdAt, clock, random, member } = workshop;
  const subject = workshop.subject('organizations', organizationId);
  const changes = edits.map(({ day, by, changes }) =>
    historyEntry(subject, { at: clock.instant(day), action: 'edited', actor: member(by), changes }, random),
  );
  return {
    organizations: [
      { ...plan, id: organizationId, status: 'approved', createdAt, version: 1 + edits.length },
    ],
    history: [
      historyEntry(subject, { at: createdAt, action: 'created', actor: member(founder) }, random),
      ...changes,
    ],
  };
}
