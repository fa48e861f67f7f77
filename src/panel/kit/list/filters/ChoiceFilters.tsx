import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';

/** A few choices as chips, plus one for all. */
export function ChoiceChips({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const texts = useContractTexts();

  return (
    <Stack direction="row" role="group" aria-label={texts.field(filter)} sx={chipsSx}>
      <FilterChip label={translate('kit.filter.all')} pressed={value === ''} onClick={() => onChange('')} />
      {filter.choices?.map((choice) => (
        <FilterChip
          key={choice}
          label={texts.choice(filter.enumName, choice)}
          pressed={value === choice}
          onClick={() => onChange(choice)}
        />
      ))}
    </Stack>
  );
}

/** On a phone one scrollable row over the full page width; padding keeps the focus ring visible. */
const chipsSx = {
  gap: 1,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  my: -0.5,
  py: 0.5,
  '& > *': { flexShrink: 0 },
} as const;

interface FilterChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

/** A toggle chip, shown by icon and colour, with a large touch target. */
export function FilterChip({ label, pressed, onClick }: FilterChipProps) {
  return (
    <Chip
      component="button"
      label={label}
      aria-pressed={pressed}
      onClick={onClick}
      icon={pressed ? <CheckIcon sx={{ fontSize: 18 }} /> : undefined}
      color={pressed ? 'primary' : 'default'}
      variant={pressed ? 'filled' : 'outlined'}
      sx={{ height: { xs: 44, md: 40 }, borderRadius: 22, px: 0.5 }}
    />
  );
}

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
