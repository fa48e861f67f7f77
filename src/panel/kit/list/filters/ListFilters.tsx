import Stack from '@mui/material/Stack';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import type { ListDefinition } from '../ListState.ts';
import { useListUrl } from '../useListUrl.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { CountryFilter } from './CountryFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { ToggleChip } from './ToggleChip.tsx';

/** As many choices are seen at a glance; more go into a drop-down. */
const mostChips = 5;

/** One input for each filter of the contract, of the kind that suits it; the two ends of a range side by side. */
export function ListFilters({ list }: { readonly list: ListDefinition }) {
  const [{ filters }, change] = useListUrl(list);
  const { field } = useContractTexts();
  // Chips show no name of their filter, so that two rows of them would be a riddle.
  const hasChips = list.filters.filter(isShort).length === 1;

  const inputFor = (filter: FieldDefinition) => {
    const Input = inputOf(filter, hasChips);
    return (
      <Input
        key={filter.name}
        filter={filter}
        value={filters[filter.name] ?? ''}
        onChange={(value) => change({ filters: { ...filters, [filter.name]: value } })}
      />
    );
  };

  return list.filters.map((filter) => {
    const { name, end, label } = filter;
    if (end === undefined) return inputFor(filter);
    const ends = list.filters.filter((other) => other.end !== undefined && other.label === label);
    if (ends[0] !== filter) return null;
    return (
      <Stack key={name} direction="row" role="group" aria-label={field(filter)} sx={rangeSx}>
        {ends.map(inputFor)}
      </Stack>
    );
  });
}

function isShort({ kind, choices }: FieldDefinition): boolean {
  return kind === 'enum' && choices !== undefined && choices.length <= mostChips;
}

function inputOf(filter: FieldDefinition, hasChips: boolean) {
  const { kind, choices } = filter;
  if (choices) return hasChips && isShort(filter) ? ChoiceChips : ChoiceSelect;
  if (kind === 'boolean') return ToggleChip;
  if (kind === 'country') return CountryFilter;
  return kind === 'date' ? DateFilter : TextFilter;
}

/** As one field in two parts. */
const rangeSx = {
  flex: { xs: '1 1 100%', md: '0 1 auto' },
  '& > *': { flex: '1 1 0', width: 'auto', minWidth: { md: '8.5rem' } },
  '& > :first-of-type .MuiOutlinedInput-root': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  '& > :last-of-type .MuiOutlinedInput-root': {
    borderTopLeftRadius: 0,
    borderBottomLeftRadius: 0,
    ml: '-1px',
  },
};
