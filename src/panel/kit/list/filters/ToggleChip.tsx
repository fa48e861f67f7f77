import { useContractTexts } from '../../text/useContractTexts.ts';
import { FilterChip } from './FilterChip.tsx';
import type { FilterInputProps } from './FilterInputProps.ts';

/** Only those for which it is true, or all. */
export function ToggleChip({ filter, value, onChange }: FilterInputProps) {
  const { field } = useContractTexts();
  const pressed = value === 'true';
  return (
    <FilterChip label={field(filter)} pressed={pressed} onClick={() => onChange(pressed ? '' : 'true')} />
  );
}
