import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { TimeValue } from '../../kit/field/TimeValue.tsx';
import { formatInstant } from '../../kit/format/formatDate.ts';
import { CellLines } from './CellLines.tsx';
import type { Invitation } from './Invitation.ts';

/** When the person was invited, and by whom. */
export function SentValue({ invitation: { createdAt, invitedBy } }: { readonly invitation: Invitation }) {
  const translate = useTranslate();
  return (
    <CellLines
      below={
        <>
          <span style={visuallyHidden}>{translate('fields.invitedBy')}: </span>
          {invitedBy}
        </>
      }
    >
      <TimeValue dateTime={createdAt}>{formatInstant(createdAt)}</TimeValue>
    </CellLines>
  );
}
