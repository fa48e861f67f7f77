import TextField from '@mui/material/TextField';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { FilterInputProps } from './FilterInputProps.ts';
import { useDebouncedText } from './useDebouncedText.ts';

export function TextFilter({ filter, value, onChange }: FilterInputProps) {
  const { field } = useContractTexts();
  const [text, setText] = useDebouncedText(value, onChange);
  return (
    <TextField
      label={field(filter.label)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { md: '10.25rem', lg: 'auto' } }}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
}
