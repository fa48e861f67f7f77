import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { activeLanguage } from '../../../data/language.ts';
import { listCountries } from '../../form/listCountries.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { FilterInputProps } from './FilterInputProps.ts';

/** The browser's own list: it finds a country by its first letters. */
export function CountryFilter({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  return (
    <TextField
      select
      label={field(filter)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '10.5rem', lg: '12.5rem' } }}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{translate('kit.filter.all')}</option>
      {listCountries(activeLanguage()).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
