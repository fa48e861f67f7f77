import ClearIcon from '@mui/icons-material/Clear';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ListDefinition } from '../../data/listQuery.ts';
import { FilterGroups } from './filters/FilterGroups.tsx';
import { isShort, ListFilters } from './filters/ListFilters.tsx';
import { useDebouncedText } from './filters/useDebouncedText.ts';
import { useListUrl, withFilter } from './useContractList.ts';

/** More filters would take too much of a phone's screen. */
const mostUnfolded = 2;

interface ListToolbarProps {
  readonly list: ListDefinition;
  /** Filters of the page's own. */
  readonly children?: ReactNode;
}

export function ListToolbar({ list, children }: ListToolbarProps) {
  const translate = useTranslate();
  const [{ filters }, change] = useListUrl(list);
  // Counted choices take room, so they are folded everywhere, but for the one that most people set.
  const known = list.filters.filter(({ kind, choicesOf }) => kind !== 'id' || choicesOf !== undefined);
  const folded = list.counts ? known.filter((filter) => !isShort(filter)) : known;
  const isFolded = list.counts !== null || folded.length > mostUnfolded;
  const Filters = list.counts ? FilterGroups : ListFilters;
  return (
    <Stack component="search" direction="row" sx={rowSx}>
      {list.search && (
        <ListSearch
          label={translate('ra.action.search')}
          maxLength={list.search.limits?.maxLength}
          value={filters.q ?? ''}
          // Typing adds no history entries.
          onChange={(q) => change(withFilter('q', q), { replace: true })}
        />
      )}
      {list.counts && <ListFilters list={list} shown={list.filters.filter(isShort)} />}
      {isFolded ? (
        <FoldedFilters
          count={folded.filter(({ name }) => filters[name]).length}
          isAlwaysFolded={list.counts !== null}
        >
          <Filters list={list} shown={folded} />
        </FoldedFilters>
      ) : (
        <Filters list={list} shown={folded} />
      )}
      {children}
    </Stack>
  );
}

const rowSx = {
  gap: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  // The reason below a field moves none of them.
  '&:has(.Mui-error)': { alignItems: 'flex-start' },
};

interface FoldedFiltersProps {
  /** How many filters are active. */
  readonly count: number;
  /** Whether wide screens fold them, too. */
  readonly isAlwaysFolded: boolean;
  readonly children: ReactNode;
}

/**
 * Hides many filters behind a button below `md`, where they would push the list off the screen; side by side
 * above, unless they are too many.
 */
function FoldedFilters({ count, isAlwaysFolded, children }: FoldedFiltersProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant={count > 0 ? 'contained' : 'outlined'}
        color={count > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ...(!isAlwaysFolded && { display: { md: 'none' } }), borderColor: 'divider' }}
      >
        {count > 0 ? translate('kit.filter.titleCount', { count }) : translate('kit.filter.title')}
      </Button>
      <Stack
        id={id}
        direction="row"
        sx={{
          ...rowSx,
          display: { xs: open ? 'flex' : 'none', ...(!isAlwaysFolded && { md: 'contents' }) },
          width: '100%',
          '& > .MuiTextField-root': { flex: { xs: '1 1 140px', md: '0 1 auto' } },
        }}
      >
        {(open || !isAlwaysFolded) && children}
      </Stack>
    </>
  );
}

interface ListSearchProps {
  readonly label: string;
  readonly maxLength: number | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Debounced search field that keeps the focus while the list changes. */
function ListSearch({ label, maxLength, value, onChange }: ListSearchProps) {
  const translate = useTranslate();
  const [text, setText, setNow] = useDebouncedText(value, onChange);

  return (
    <TextField
      type="search"
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      autoComplete="off"
      sx={{
        flex: { xs: '1 1 190px', md: '1 1 140px' },
        maxWidth: { sm: 400 },
        '& .MuiInputBase-root': { bgcolor: 'background.paper' },
        // Our own clear button works in every browser and by keyboard.
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('ra.action.clear_input_value')}
                onClick={() => setNow('')}
              >
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
