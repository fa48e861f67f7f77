import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetOne, useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { resourceOf } from '../../../../contract/resourceOf.ts';
import type { ContractRecord } from '../../ContractRecord.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { RecordPicker } from '../RecordPicker.tsx';
import { useRecordChoices } from '../useRecordChoices.ts';

const width = { width: { md: '10.5rem', lg: '12.5rem' } };

interface RecordFilterProps {
  readonly filter: FieldDefinition;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Drop-down of records, the user's own called “mine”; a search where they are too many for that. */
export function RecordFilter(props: RecordFilterProps) {
  const { filter, value, onChange } = props;
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { choices = [], hasMore } = useRecordChoices(filter.choicesOf ?? '');
  if (hasMore) return <SearchingFilter {...props} />;
  // Of somebody who has left, or while the names load.
  const isUnknown = value !== '' && !choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      label={field(filter)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={width}
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

function SearchingFilter({ filter, value, onChange }: RecordFilterProps) {
  const { field } = useContractTexts();
  const resource = filter.choicesOf ?? '';
  const { label } = resourceOf(resource);
  const { data: chosen } = useGetOne<ContractRecord>(resource, { id: value }, { enabled: value !== '' });
  // Of somebody who has left, or while the name loads.
  const unknown = { id: value, [label[0] ?? 'id']: '…' };
  return (
    <RecordPicker
      isOptional
      resource={resource}
      label={field(filter)}
      value={value === '' ? null : (chosen ?? unknown)}
      onChange={(record) => onChange(record?.id ?? '')}
      sx={width}
    />
  );
}
