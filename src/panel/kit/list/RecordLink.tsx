import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContractRecord } from '../ContractRecord.ts';
import { recordName } from '../text/recordName.ts';
import type { ListPresentation } from './RecordMark.tsx';
import { useListAddress } from './useListAddress.ts';

interface RecordLinkProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
  readonly children: ReactNode;
}

/**
 * Link to a record's page, if it has one. Its state carries the list's address for the way back. Styled by
 * `valueStyles`.
 */
export function RecordLink({ presentation: { resource, hrefOf }, record, children }: RecordLinkProps) {
  const list = useListAddress();
  if (!hrefOf) return children;
  return (
    <Link
      className="record-link"
      data-opens
      to={hrefOf(record)}
      state={{ list }}
      aria-label={recordName(resource.label, record)}
    >
      {children}
    </Link>
  );
}
