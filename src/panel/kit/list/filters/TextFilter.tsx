import TextField from '@mui/material/TextField';
import type { FilterInputProps } from './FilterInputProps.ts';
import { useDebouncedText } from './useDebouncedText.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** For texts and numbers. */
export function TextFilter({ filter, value, onChange }: FilterInputProps) {
  const label = useFilterLabel(filter);
  const [text, setText] = useDebouncedText(value, onChange);
  const isNumber = filter.kind === 'integer' || filter.kind === 'number';
  return (
    <TextField
      type={isNumber ? 'number' : 'text'}
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { md: '10.25rem', lg: 'auto' } }}
      slotProps={{ htmlInput: isNumber ? { step: 'any' } : { maxLength: 100 } }}
    />
  );
}
