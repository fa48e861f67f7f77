import type { Actor, Subject } from '../db/historyStore.ts';
import type { Row } from '../db/insertRows.ts';
import { historyEntry } from './historyEntry.ts';
import type { Random } from './Random.ts';

interface Untold {
  /** When a draft was public for a while. */
  readonly public?: { readonly from: string; readonly to: string };
  /** It ended by itself, not by hand. */
  readonly endedByItself?: boolean;
}

/** The steps of an event's life, oldest first; what its row does not tell comes beside it. */
export function eventHistory(event: Row<'events'>, untold: Untold, random: Random): Row<'history'>[] {
  const { id, organizationId, creator, created, cancelledAt, cancellationReason = null, finishedAt } = event;
  const about: Subject = { table: 'events', id, organizationId };
  const publishedAt = untold.public?.from ?? event.publishedAt;
  const entries = [historyEntry(about, { at: created, action: 'created', actor: creator }, random)];
  const add = (at: string, action: Action, actor: Actor | null, changes: Changes) =>
    entries.push(historyEntry(about, { at, action, actor, changes }, random));
  if (publishedAt) add(publishedAt, 'published', creator, [{ field: 'status', from: 'draft', to: 'active' }]);
  if (untold.public) {
    add(untold.public.to, 'unpublished', creator, [{ field: 'status', from: 'active', to: 'draft' }]);
  }
  if (cancelledAt) {
    add(cancelledAt, 'cancelled', creator, [
      { field: 'cancelledAt', from: null, to: cancelledAt },
      { field: 'cancellationReason', from: null, to: cancellationReason },
    ]);
  }
  if (finishedAt) {
    const actor = untold.endedByItself ? null : creator;
    add(finishedAt, 'finished', actor, [{ field: 'status', from: 'active', to: 'finished' }]);
  }
  return entries;
}

type Action = Row<'history'>['action'];
type Changes = Row<'history'>['changes'];
