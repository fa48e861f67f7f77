import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import { recordName } from '../../text/recordName.ts';
import type { ListSelection } from '../ListPresentation.ts';
import { useSelection } from './useSelection.ts';

interface SelectRecordProps {
  readonly selection: ListSelection;
  readonly label: readonly string[];
  readonly record: ContractRecord;
}

/** Nothing where there is nothing to do with the record. */
export function SelectRecord({ selection, label, record }: SelectRecordProps) {
  const translate = useTranslate();
  const { selectable, selected, toggle } = useSelection(selection);
  if (!selectable.includes(record)) return null;
  return (
    <Checkbox
      checked={selected.includes(record)}
      onChange={() => toggle(record)}
      sx={{ ml: { xs: -1, md: 0 }, my: { xs: -1, md: 0 } }}
      slotProps={{
        input: { 'aria-label': translate('kit.selection.one', { name: recordName(label, record) }) },
      }}
    />
  );
}
