import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { ContractRecord } from '../ContractRecord.ts';
import { recordName } from '../text/recordName.ts';
import type { ListPresentation } from './ListPresentation.ts';
import { useListAddress } from './useListAddress.ts';

interface RecordLinkProps {
  readonly presentation: ListPresentation;
  readonly children: ReactNode;
}

/**
 * The link to a record's page. It covers the whole row or card that it stands in, so that a click anywhere
 * opens it, in a new tab too, and there is still one link for keyboards and screen readers.
 */
export function RecordLink({ presentation: { resource, hrefOf }, children }: RecordLinkProps) {
  const record = useRecordContext<ContractRecord>();
  const list = useListAddress();
  if (!record) return children;
  return (
    <Link
      component={RouterLink}
      to={hrefOf(record)}
      state={{ list }}
      aria-label={recordName(resource.label, record)}
      color="inherit"
      underline="hover"
      sx={{
        fontWeight: 500,
        overflowWrap: 'anywhere',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </Link>
  );
}
