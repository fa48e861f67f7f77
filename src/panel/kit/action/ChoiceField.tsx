import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few choices, such as how much an act is for. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value ?? ''} onChange={(_, chosen) => onChange(chosen)}>
        {options.map((option) => (
          <FormControlLabel key={option.value} {...option} control={<Radio />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
