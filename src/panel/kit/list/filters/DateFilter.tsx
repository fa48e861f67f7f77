import TextField from '@mui/material/TextField';
import type { FilterInputProps } from './FilterInputProps.ts';
import { useFilterLabel } from './useFilterLabel.ts';

export function DateFilter({ filter, value, onChange }: FilterInputProps) {
  const label = useFilterLabel(filter);
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '9.5rem', lg: 'auto' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
