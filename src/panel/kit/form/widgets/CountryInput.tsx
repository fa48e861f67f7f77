import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { listCountries } from '../../../../contract/forms/listCountries.ts';
import { activeLanguage } from '../../../data/language.ts';
import type { FormValues } from '../FormValues.ts';

/** Autocomplete of all countries. Stores the name in the user's language. */
export default function CountryInput(props: FieldProps<FormValues, FormSchema>) {
  const { fieldPathId, formData, uiSchema, required, rawErrors = [], onChange, onBlur } = props;
  const translate = useTranslate();
  const countries = useMemo(() => listCountries(activeLanguage()), []);
  const { $id: id, path } = fieldPathId;

  return (
    <Autocomplete
      id={id}
      options={countries}
      getOptionKey={({ code }) => code}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.code === value.code}
      value={countries.find(({ code }) => code === formData?.code) ?? null}
      autoHighlight
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      noOptionsText={translate('kit.noMatch.title')}
      onChange={(_, country) => onChange(country ? { ...country } : undefined, path)}
      onBlur={() => onBlur(id, formData)}
      renderInput={(params) => (
        <TextField
          {...params}
          name={fieldPathId.name ?? id}
          label={uiSchema?.['ui:title']}
          required={required}
          error={rawErrors.length > 0}
          helperText={rawErrors[0]}
          slotProps={{ htmlInput: { ...params.inputProps, autoComplete: 'country-name' } }}
        />
      )}
    />
  );
}
