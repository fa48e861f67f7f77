import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { TimeValue } from '../field/TimeValue.tsx';
import { formatInstant } from '../format/formatDate.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { HistoryChange } from './HistoryChange.tsx';

interface HistoryItemProps {
  readonly entry: components['schemas']['HistoryEntry'];
  readonly fields: readonly FieldDefinition[];
}

export function HistoryItem({ entry: { action, actorName, at, changes }, fields }: HistoryItemProps) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  return (
    <Box component="li" sx={{ position: 'relative', pl: 4, '&:not(:last-of-type)': { pb: 3 }, ...line }}>
      <Typography sx={{ fontWeight: 500 }}>{choice('historyAction', action)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {actorName ?? translate('kit.history.system')}
        {' · '}
        <TimeValue dateTime={at}>{formatInstant(at)}</TimeValue>
      </Typography>
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1 }}>
          {changes.map((change) => (
            <HistoryChange
              key={change.field}
              change={change}
              field={fields.find(({ name }) => name === change.field)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A dot for each entry, on a line that ends with the last. */
const line = {
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 7,
    width: 10,
    height: 10,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 8.5,
    top: 22,
    bottom: -2,
    width: '1px',
    bgcolor: 'divider',
  },
};
