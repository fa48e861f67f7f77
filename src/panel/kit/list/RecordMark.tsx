import Chip from '@mui/material/Chip';
import type { ContractRecord } from '../ContractRecord.ts';
import type { ListPresentation } from './ListPresentation.ts';

interface RecordMarkProps {
  readonly presentation: ListPresentation;
  readonly record: ContractRecord;
}

export function RecordMark({ presentation: { markOf }, record }: RecordMarkProps) {
  const mark = markOf?.(record);
  return mark && <Chip size="small" variant="outlined" label={mark} sx={{ ml: 1 }} />;
}
