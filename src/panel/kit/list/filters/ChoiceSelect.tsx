import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { FilterInputProps } from './FilterInputProps.ts';

export function ChoiceSelect({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const texts = useContractTexts();

  return (
    <TextField
      select
      label={texts.field(filter.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '10.5rem', lg: '12.5rem' } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('kit.filter.all')}</MenuItem>
      {filter.choices?.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {texts.choice(filter.enumName, choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
