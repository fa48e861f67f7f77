import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { resources } from '../../../contract/generated/resources.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { useListTotal } from '../../kit/list/useListTotal.ts';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { EventGroup } from './eventGroups.ts';

interface GroupLabelProps {
  readonly group: EventGroup;
  readonly filters: Readonly<Record<string, string>>;
}

/** A group by name, and how many of its events match the search and the filters. */
export function GroupLabel({ group, filters }: GroupLabelProps) {
  const { choice } = useContractTexts();
  const total = useListTotal(resources.events.name, { ...filters, group });
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      {choice('eventGroup', group)}
      <Chip
        component="span"
        size="small"
        label={total === undefined ? '…' : formatNumber(total)}
        sx={{ cursor: 'inherit', minWidth: 32 }}
      />
    </Stack>
  );
}
