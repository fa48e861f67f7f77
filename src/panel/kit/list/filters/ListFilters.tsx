import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { listCountries } from '../../../../contract/forms/listCountries.ts';
import type { FieldDefinition } from '../../../../contract/ResourceDefinition.ts';
import { activeLanguage } from '../../../data/language.ts';
import type { ListDefinition } from '../../../data/listQuery.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';
import { filterIssue, isNumber } from '../filterIssue.ts';
import { scrollingRowSx } from '../scrollingRowSx.ts';
import { useListUrl, withFilter } from '../useContractList.ts';
import { RecordFilter } from './RecordFilter.tsx';
import { useDebouncedText } from './useDebouncedText.ts';

/** Up to this many choices are shown as chips; more go into a drop-down. */
const mostChips = 5;

export interface ListFiltersProps {
  readonly list: ListDefinition;
  /** Those to show. */
  readonly shown: readonly FieldDefinition[];
}

/** One input per filter of the contract, by its kind; the two ends of a range side by side. */
export function ListFilters({ list, shown }: ListFiltersProps) {
  const [{ filters }, change] = useListUrl(list);
  const { field } = useContractTexts();
  // Chips do not show the name of their filter, so they are shown only if one filter is short.
  const isOnlyShortFilter = shown.filter(isShort).length === 1;

  const inputFor = (filter: FieldDefinition) => {
    const Input = inputOf(filter, isOnlyShortFilter);
    return (
      <Input
        key={filter.name}
        filter={filter}
        value={filters[filter.name] ?? ''}
        onChange={(value) => change(withFilter(filter.name, value))}
      />
    );
  };

  return shown.map((filter) => {
    const { name, end, label } = filter;
    if (end === undefined) return inputFor(filter);
    const ends = shown.filter((other) => other.end !== undefined && other.label === label);
    if (ends[0] !== filter) return null;
    return (
      <Stack key={name} direction="row" role="group" aria-label={field(filter)} sx={rangeSx}>
        {ends.map(inputFor)}
      </Stack>
    );
  });
}

/** Few choices, of which one applies. */
export function isShort({ kind, choices }: FieldDefinition): boolean {
  return kind === 'enum' && choices !== undefined && choices.length <= mostChips;
}

export function inputOf(filter: FieldDefinition, isOnlyShortFilter: boolean) {
  const { kind, choices, choicesOf } = filter;
  if (choicesOf !== undefined) return RecordFilter;
  if (choices) return isOnlyShortFilter && isShort(filter) ? ChoiceChips : ChoiceSelect;
  if (kind === 'boolean') return ToggleChip;
  if (kind === 'country') return CountryFilter;
  return kind === 'date' || kind === 'time' ? MomentFilter : TextFilter;
}

/** Shows a range as one field in two parts. */
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

/** Filters for true, or not at all. */
function ToggleChip({ filter, value, onChange }: FilterInputProps) {
  const { field } = useContractTexts();
  const pressed = value === 'true';
  return (
    <FilterChip label={field(filter)} pressed={pressed} onClick={() => onChange(pressed ? '' : 'true')} />
  );
}

/** A day or a time of day, which is told once it is whole. */
function MomentFilter({ filter, value, onChange }: FilterInputProps) {
  const label = useFilterLabel(filter);
  return (
    <TextField
      type={filter.kind}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '9.5rem', lg: 'auto' } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** For texts and numbers. */
function TextFilter({ filter, value, onChange }: FilterInputProps) {
  const label = useFilterLabel(filter);
  const translate = useTranslate();
  const issueOf = (typed: string) => (typed === '' ? undefined : filterIssue(filter, typed));
  // What the list would refuse stays in the field, with the reason.
  const [text, setText] = useDebouncedText(value, (typed) => {
    if (!issueOf(typed)) onChange(typed);
  });
  const issue = issueOf(text.trim());
  return (
    <TextField
      type={isNumber(filter) ? 'number' : 'text'}
      label={label}
      value={text}
      error={issue !== undefined}
      helperText={issue && translate(`validation.${issue.key}`, issue.values)}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: { md: '10.25rem', lg: 'auto' } }}
      slotProps={{ htmlInput: isNumber(filter) ? { step: 'any' } : {} }}
    />
  );
}

/** A native select finds a country by its first letters. */
function CountryFilter({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  return (
    <TextField
      select
      label={field(filter)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { md: '10.5rem', lg: '12.5rem' } }}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
    >
      <option value="">{translate('kit.filter.all')}</option>
      {listCountries(activeLanguage()).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** Label of a filter: its field's name, with the end of a range if it is one. */
function useFilterLabel(filter: FieldDefinition): string {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const label = field(filter);
  return filter.end ? translate(`kit.filter.${filter.end}`, { label }) : label;
}

/** A few choices as chips, plus one for all. */
function ChoiceChips({ filter, value, onChange }: FilterInputProps) {
  const translate = useTranslate();
  const texts = useContractTexts();

  return (
    <Stack direction="row" role="group" aria-label={texts.field(filter)} sx={scrollingRowSx}>
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

interface FilterChipProps {
  readonly label: ReactNode;
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

interface FilterInputProps {
  readonly filter: FieldDefinition;
  /** Empty if the filter is not set. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Drop-down of many choices; multiple if the filter allows it. */
function ChoiceSelect({ filter, value, onChange }: FilterInputProps) {
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
      sx={{ minWidth: { xs: '10rem', md: 0 }, width: { md: '10.5rem', lg: '12.5rem' } }}
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
