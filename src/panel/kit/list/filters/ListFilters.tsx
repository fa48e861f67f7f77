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

  return list.filters.map((filter) => {
    const Input = inputOf(filter);
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

function inputOf({ kind, choices }: FieldDefinition) {
  if (choices) return choices.length <= mostChips ? ChoiceChips : ChoiceSelect;
  if (kind === 'boolean') return ToggleChip;
  return kind === 'date' ? DateFilter : TextFilter;
}
