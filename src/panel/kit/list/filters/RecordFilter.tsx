import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useRecordChoices } from '../useRecordChoices.ts';

interface RecordFilterProps {
  readonly filter: FieldDefinition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Drop-down of records; the user's own is called “mine”. */
export function RecordFilter({ filter, value, onChange }: RecordFilterProps) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { choices = [] } = useRecordChoices(filter.choicesOf ?? '');
  // Of somebody who has left, or while the names load.
  const isUnknown = value !== '' && !choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={field(filter)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '10.5rem', lg: '12.5rem' } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('kit.filter.all')}</MenuItem>
      {isUnknown && <MenuItem value={value}>…</MenuItem>}
      {choices.map(({ id, name, isOwn }) => (
        <MenuItem key={id} value={id}>
          {isOwn ? translate('kit.filter.mine') : name}
        </MenuItem>
      ))}
    </TextField>
  );
}
