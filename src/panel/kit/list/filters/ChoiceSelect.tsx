import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';

export interface FilterInputProps {
  readonly filter: FieldDefinition;
  /** Empty if the filter is not set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Drop-down of many choices; multiple if the filter allows it. */
export function ChoiceSelect({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const { kind, choices = [], enumName } = filter;
  const multiple = kind === 'enums';
  const chosen = value === '' ? [] : value.split(',');
  const nameOf = (choice: string) =>
    kind === 'boolean' ? translate(`ra.boolean.${choice}`) : texts.choice(enumName, choice);
  const all = translate('kit.filter.all');

  return (
    <TextField
      select
      label={texts.field(filter)}
      value={multiple ? chosen : value}
      onChange={({ target }) => onChange([target.value].flat().join(','))}
      sx={{ width: { md: '10.5rem', lg: '12.5rem' } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          multiple,
          ...(multiple && { renderValue: () => chosen.map(nameOf).join(', ') || all }),
        },
      }}
    >
      {!multiple && <MenuItem value="">{all}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {nameOf(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
