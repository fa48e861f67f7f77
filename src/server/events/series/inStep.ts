import { isDeepStrictEqual } from 'node:util';
import { addDays, daysBetween } from '../../../domain/events/addDays.ts';
import type { EventInput } from '../newEvent.ts';

/** An event's input as stored. */
export type StoredInput = { readonly [Name in keyof EventInput]?: EventInput[Name] | null };

/**
 * What a later event of a series is after an edit of an earlier one: each changed field is taken over, and the days move by as
 * many days.
 *
 * @param edit the earlier event before and after
 * @param fields of the form
 */
export function inStep(
  later: StoredInput,
  edit: { readonly before: StoredInput; readonly after: EventInput },
  fields: readonly string[],
): EventInput {
  const { before, after } = edit;
  const of = (values: StoredInput) => values as Readonly<Record<string, unknown>>;
  const changed = (name: string) => !isDeepStrictEqual(of(before)[name] ?? null, of(after)[name] ?? null);
  const taken = fields.map((name) => [name, (changed(name) ? of(after) : of(later))[name] ?? undefined]);
  return { ...Object.fromEntries(taken), ...daysInStep(later, edit) };
}

/** Days of the later event; those that it has where the earlier one has none. */
function daysInStep(
  later: StoredInput,
  { before, after }: { readonly before: StoredInput; readonly after: EventInput },
): Pick<EventInput, 'startDate' | 'endDate'> {
  const isSame = before.startDate === after.startDate && before.endDate === after.endDate;
  if (isSame || !later.startDate || !before.startDate || !after.startDate)
    return { startDate: later.startDate ?? undefined, endDate: later.endDate ?? undefined };
  const startDate = addDays(later.startDate, daysBetween(before.startDate, after.startDate));
  const endDate = after.endDate ? addDays(startDate, daysBetween(after.startDate, after.endDate)) : undefined;
  return { startDate, endDate };
}
