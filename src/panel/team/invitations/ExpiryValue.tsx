import { isResendable } from '../../../domain/team/isResendable.ts';
import { TimeValue } from '../../kit/field/TimeValue.tsx';
import { formatInstant } from '../../kit/format/formatDate.ts';
import { formatFromNow } from '../../kit/format/formatFromNow.ts';
import { CellLines } from './CellLines.tsx';
import type { Invitation } from './Invitation.ts';

/** How long the link is still good, or for how long it has not been; nothing once it does not matter any more. */
export function ExpiryValue({ invitation: { status, expiresAt } }: { readonly invitation: Invitation }) {
  if (!isResendable(status)) return <span aria-hidden>–</span>;
  return (
    <CellLines below={<TimeValue dateTime={expiresAt}>{formatInstant(expiresAt)}</TimeValue>}>
      {formatFromNow(expiresAt)}
    </CellLines>
  );
}
