import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import type { FieldDefinition } from '../../../contract/ResourceDefinition.ts';
import { HistoryItem } from './HistoryItem.tsx';

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
