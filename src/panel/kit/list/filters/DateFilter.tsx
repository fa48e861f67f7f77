import TextField from '@mui/material/TextField';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { FilterInputProps } from './FilterInputProps.ts';

export function DateFilter({ filter, value, onChange }: FilterInputProps) {
  const { field } = useContractTexts();
  return (
    <TextField
      type="date"
      label={field(filter.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '9.5rem', lg: 'auto' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
