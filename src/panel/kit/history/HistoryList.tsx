import ToIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { FieldValue, TimeValue } from '../field/FieldValue.tsx';
import { formatInstant } from '../format/formatDate.ts';
import { useContractTexts } from '../text/useContractTexts.ts';

interface HistoryListProps {
  /** Newest first. */
  readonly entries: readonly components['schemas']['HistoryEntry'][];
  /** Fields of the record, to format values. */
  readonly fields: readonly FieldDefinition[];
}

/** Who did what and when, with the changed fields. */
export function HistoryList({ entries, fields }: HistoryListProps) {
  const translate = useTranslate();
  if (entries.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('kit.history.empty')}</Typography>;
  }
  return (
    <Stack component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map((entry) => (
        <HistoryItem key={entry.id} entry={entry} fields={fields} />
      ))}
    </Stack>
  );
}

interface HistoryItemProps {
  readonly entry: components['schemas']['HistoryEntry'];
  readonly fields: readonly FieldDefinition[];
}

function HistoryItem({ entry: { action, actorName, at, changes }, fields }: HistoryItemProps) {
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

/** Timeline: a dot per entry on a line that ends with the last entry. */
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

interface HistoryChangeProps {
  readonly change: { readonly field: string; readonly from?: string | null; readonly to?: string | null };
  /** Undefined for a field that the contract has dropped, or that is not on the record. */
  readonly field: FieldDefinition | undefined;
}

/** Old and new value of a field. */
function HistoryChange({ change, field }: HistoryChangeProps) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const shown = field ?? ({ name: change.field, kind: 'text', label: change.field } as const);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, rowGap: 0.5, mt: 0.5 }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.field(shown)}:
      </Typography>
      <Typography component="dd" variant="body2" sx={valueBox}>
        <span style={visuallyHidden}>{translate('fields.from')}: </span>
        <FieldValue field={shown} value={recordedValue(shown, change.from)} />
      </Typography>
      <ToIcon aria-hidden sx={{ fontSize: 16, color: 'text.secondary', position: 'relative', top: 3 }} />
      <Typography component="dd" variant="body2" sx={valueBox}>
        <span style={visuallyHidden}>{translate('fields.to')}: </span>
        <FieldValue field={shown} value={recordedValue(shown, change.to)} />
      </Typography>
    </Box>
  );
}

const valueBox = { m: 0, minWidth: 0, overflowWrap: 'anywhere' };

/** Converts a value from the history, which stores text, back to the record's type. */
function recordedValue({ kind }: FieldDefinition, text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'enums') return text.split(',').map((choice) => choice.trim());
  return text;
}
