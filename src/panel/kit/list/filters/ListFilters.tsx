import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import type { ListDefinition } from '../ListState.ts';
import { useListUrl } from '../useListUrl.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { DateFilter } from './DateFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { ToggleChip } from './ToggleChip.tsx';

/** As many choices are seen at a glance; more go into a drop-down. */
const mostChips = 5;

/** One input for each filter of the contract, of the kind that suits it. */
export function ListFilters({ list }: { readonly list: ListDefinition }) {
  const [{ filters }, change] = useListUrl(list);
  // Chips show no name of their filter, so that two rows of them would be a riddle.
  const hasChips = list.filters.filter(isShort).length === 1;

  return list.filters.map((filter) => {
    const Input = inputOf(filter, hasChips);
    return (
      <Input
        key={filter.name}
        filter={filter}
        value={filters[filter.name] ?? ''}
        onChange={(value) => change({ filters: { ...filters, [filter.name]: value } })}
      />
    );
  });
}

function isShort({ choices }: FieldDefinition): boolean {
  return choices !== undefined && choices.length <= mostChips;
}

function inputOf(filter: FieldDefinition, hasChips: boolean) {
  const { kind, choices } = filter;
  if (choices) return hasChips && isShort(filter) ? ChoiceChips : ChoiceSelect;
  if (kind === 'boolean') return ToggleChip;
  return kind === 'date' ? DateFilter : TextFilter;
}
