import { resources } from '../../../contract/generated/resources.ts';
import type { ColumnDefinition } from '../../../contract/ResourceDefinition.ts';

const { invitations } = resources;
const columns: readonly ColumnDefinition[] = invitations.columns;

/** Who invited is told together with when, so a line of its own is for who wants it. */
const told = columns.map((column) => (column.name === 'invitedBy' ? { ...column, shown: false } : column));

/** For cards: a line for each property. */
export const cardInvitations = { ...invitations, columns: told };

/** For the table: name and e-mail are one column, so that all that matters fits beside each other. */
export const tableInvitations = {
  ...invitations,
  columns: told
    .filter(({ name }) => name !== 'firstname' && name !== 'email')
    .map((column) => (column.name === 'lastname' ? { ...column, label: 'personName' } : column)),
};
