import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { formatNumber } from '../../format/formatNumber.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { useListUrl, withFilter } from '../useContractList.ts';
import { FilterChip, inputOf, type ListFiltersProps } from './ListFilters.tsx';
import { type ChoiceCounts, useFilterCounts } from './useFilterCounts.ts';

/** Most frequent texts that are offered beside the input. */
const mostTexts = 6;

/** Filters in groups; each choice is one click and says how many records it would leave. */
export function FilterGroups({ list, shown }: ListFiltersProps) {
  const translate = useTranslate();
  const [{ filters }, change] = useListUrl(list);
  const counts = useFilterCounts(list, filters);
  const isSet = shown.some(({ name }) => filters[name]);
  const withoutShown = Object.fromEntries(
    Object.entries(filters).filter(([name]) => shown.every((filter) => filter.name !== name)),
  );
  return (
    <Box sx={groupsSx}>
      {shown.map((filter) => (
        <FilterGroup
          key={filter.name}
          filter={filter}
          counts={counts?.get(filter.name)}
          value={filters[filter.name] ?? ''}
          onChange={(value) => change(withFilter(filter.name, value))}
        />
      ))}
      {isSet && (
        <Button
          onClick={() => change({ filters: withoutShown })}
          sx={{ justifySelf: 'start', alignSelf: 'end' }}
        >
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Box>
  );
}

const groupsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  width: '100%',
};

interface FilterGroupProps {
  readonly filter: FieldDefinition;
  /** Undefined while they load. */
  readonly counts: ChoiceCounts | undefined;
  /** Empty if the filter is not set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterGroup(props: FilterGroupProps) {
  const { filter, counts, value, onChange } = props;
  const { field } = useContractTexts();
  const id = useId();
  const Input = inputOf(filter, false);
  if (filter.choices) {
    return (
      <div>
        <Typography id={id} component="div" variant="subtitle2" sx={{ mb: 1 }}>
          {field(filter)}
        </Typography>
        <ChoiceChips {...props} labelledBy={id} />
      </div>
    );
  }
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', alignContent: 'flex-start', gap: 1 }}
    >
      <Input filter={filter} value={value} onChange={onChange} />
      {[...(counts ?? [])].slice(0, mostTexts).map(([text, count]) => (
        <CountedChip
          key={text}
          label={text}
          count={count}
          pressed={value === text}
          onClick={() => onChange(value === text ? '' : text)}
        />
      ))}
    </Stack>
  );
}

interface ChoiceChipsProps extends FilterGroupProps {
  readonly labelledBy: string;
}

function ChoiceChips({ filter, counts, value, onChange, labelledBy }: ChoiceChipsProps) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const { kind, choices = [], enumName } = filter;
  const chosen = value === '' ? [] : value.split(',');
  const nameOf = (choice: string) =>
    kind === 'boolean' ? translate(`ra.boolean.${choice}`) : texts.choice(enumName, choice);

  const toggle = (choice: string) => {
    const others = kind === 'enums' ? chosen.filter((other) => other !== choice) : [];
    onChange((chosen.includes(choice) ? others : [...others, choice]).join(','));
  };
  return (
    <Stack direction="row" role="group" aria-labelledby={labelledBy} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {choices.map((choice) => (
        <CountedChip
          key={choice}
          label={nameOf(choice)}
          count={counts && (counts.get(choice) ?? 0)}
          pressed={chosen.includes(choice)}
          onClick={() => toggle(choice)}
        />
      ))}
    </Stack>
  );
}

interface CountedChipProps {
  readonly label: string;
  readonly count: number | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

function CountedChip({ label, count, ...chip }: CountedChipProps) {
  return (
    <FilterChip
      {...chip}
      label={
        <>
          {label}
          {/* The space parts them for screen readers. */}
          {count !== undefined && ' '}
          {count !== undefined && (
            <Box component="span" sx={{ ml: 0.25, fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
              {formatNumber(count)}
            </Box>
          )}
        </>
      }
    />
  );
}
