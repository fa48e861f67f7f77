import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { FilterInputProps } from './ChoiceSelect.tsx';

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
