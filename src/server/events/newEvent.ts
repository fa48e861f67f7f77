import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import type { Row } from '../core/db/insertRows.ts';
import type { SignedInUser } from '../core/http/Call.ts';

/** What the form of an event sends. */
export type EventInput = Omit<Body<'updateEvent'>, 'version'>;

/** Fields of the form. */
export const eventFields = contractColumns('EventInput', 'events').filter((name) => name !== 'version');

/** What the form would send of a stored event. @param fields of them */
export function typedOf(event: object, fields: readonly string[] = eventFields): Body<'createEvent'> {
  const typed = Object.entries(event).filter(([name]) => fields.includes(name));
  return Object.fromEntries(typed) as Body<'createEvent'>;
}

/** The row of a draft with what the form has sent. */
export function newEvent(
  { version: _, ...values }: Body<'createEvent'>,
  { id: userId, name, organizationId }: SignedInUser,
): Row<'events'> & { readonly id: string } {
  const now = new Date().toISOString();
  return {
    ...values,
    ...({ id: uuid(), organizationId, status: 'draft', version: 1 } as const),
    ...{ nrOfVolunteersSigned: 0, waitlisted: 0, walkIns: 0, shiftCount: 0 },
    ...{ creator: { id: userId, name }, created: now, updatedAt: now },
  };
}
