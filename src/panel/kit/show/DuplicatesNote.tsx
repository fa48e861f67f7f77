import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { formatInstant } from '../format/formatDate.ts';

interface Duplicate {
  readonly id: string;
  readonly createdAt: string;
}

interface DuplicatesNoteProps<Other extends Duplicate> {
  readonly duplicates: readonly Other[];
  readonly hrefOf: (id: string) => string;
  readonly nameOf: (other: Other) => string;
  readonly stateOf: (other: Other) => ReactNode;
}

/** Says that others have the same phone number; nothing where there are none. */
export function DuplicatesNote<Other extends Duplicate>({
  duplicates,
  hrefOf,
  nameOf,
  stateOf,
}: DuplicatesNoteProps<Other>) {
  const translate = useTranslate();
  if (duplicates.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ displayPrint: 'none', overflowWrap: 'anywhere' }}>
      {translate('kit.duplicates', { smart_count: duplicates.length })}
      <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
        {duplicates.map((other) => (
          <li key={other.id}>
            <Link component={RouterLink} to={hrefOf(other.id)}>
              {nameOf(other)}
            </Link>
            {', '}
            {formatInstant(other.createdAt)}, {stateOf(other)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
