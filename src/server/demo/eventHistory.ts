import type { EventPlan } from './FoundationPlan.ts';
import { historyEntry } from './historyEntry.ts';
import type { Row } from './insertRows.ts';
import type { Workshop } from './Workshop.ts';

interface Moments {
  readonly createdAt: string;
  readonly publishedAt: string | null;
  readonly cancelledAt: string | null;
  readonly finishedAt: string | null;
}

/** The steps of an event's life, oldest first. */
export function eventHistory(
  id: string,
  plan: EventPlan,
  moments: Moments,
  workshop: Workshop,
): Row<'history'>[] {
  const { clock, random, member } = workshop;
  const about = workshop.subject('events', id);
  const actor = member(plan.by);
  const { createdAt, publishedAt, cancelledAt, finishedAt } = moments;
  const entries = [historyEntry(about, { at: createdAt, action: 'created', actor }, random)];
  if (publishedAt) {
    const changes = [{ field: 'status', from: 'draft', to: 'active' }];
    entries.push(historyEntry(about, { at: publishedAt, action: 'published', actor, changes }, random));
  }
  if (plan.unpublished !== undefined) {
    const at = clock.instant(plan.unpublished);
    const changes = [{ field: 'status', from: 'active', to: 'draft' }];
    entries.push(historyEntry(about, { at, action: 'unpublished', actor, changes }, random));
  }
  if (cancelledAt) {
    const changes = [
      { field: 'cancelledAt', from: null, to: cancelledAt },
      { field: 'cancellationReason', from: null, to: plan.cancellationReason ?? null },
    ];
    entries.push(historyEntry(about, { at: cancelledAt, action: 'cancelled', actor, changes }, random));
  }
  if (finishedAt) {
    const changes = [{ field: 'status', from: 'active', to: 'finished' }];
    const by = plan.endedByItself ? null : actor;
    entries.push(historyEntry(about, { at: finishedAt, action: 'finished', actor: by, changes }, random));
  }
  return entries;
}
