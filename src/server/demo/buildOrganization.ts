import type { SomeRows } from './DemoRows.ts';
import type { OrganizationPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import { pictureOf } from './pictureOf.ts';
import type { Workshop } from './Workshop.ts';

/** An approved foundation, registered by the first of its team and edited since. */
export function buildOrganization(
  { registered, cover, edits, ...plan }: OrganizationPlan,
  founder: string,
  workshop: Workshop,
): SomeRows {
  const { organizationId, registeredAt: createdAt, clock, random, member } = workshop;
  const subject = workshop.subject('organizations', organizationId);
  const changes = edits.map(({ day, by, changes }) =>
    historyEntry(subject, { at: clock.instant(day), action: 'edited', actor: member(by), changes }, random),
  );
  const images = cover ? [pictureOf(cover, null, createdAt, workshop)] : [];
  const state = { status: 'approved', version: 1 + edits.length } as const;
  return {
    organizations: [
      { ...plan, ...state, id: organizationId, coverToken: images[0]?.token ?? null, createdAt },
    ],
    images,
    history: [
      historyEntry(subject, { at: createdAt, action: 'created', actor: member(founder) }, random),
      ...changes,
    ],
  };
}
