import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { FilterChip } from './FilterChip.tsx';
import type { FilterInputProps } from './FilterInputProps.ts';

/** A few choices side by side, and the one that means all. */
export function ChoiceChips({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const texts = useContractTexts();

  return (
    <Stack
      direction="row"
      role="group"
      aria-label={texts.field(filter.label)}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
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
