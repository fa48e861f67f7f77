import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { FoldedFilters } from './filters/FoldedFilters.tsx';
import { ListFilters } from './filters/ListFilters.tsx';
import { ListSearch } from './filters/ListSearch.tsx';
import type { ListDefinition } from './ListState.ts';
import { useListUrl } from './useListUrl.ts';

/** More of them take too much of a phone's screen. */
const mostUnfolded = 2;

export function ListToolbar({ list }: { readonly list: ListDefinition }) {
  const translate = useTranslate();
  const [{ filters }, change] = useListUrl(list);
  return (
    <Stack component="search" direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {list.search && (
        <ListSearch
          label={translate('ra.action.search')}
          value={filters.q ?? ''}
          // Typing makes no steps to go back through.
          onChange={(q) => change({ filters: { ...filters, q } }, { replace: true })}
        />
      )}
      {list.filters.length > mostUnfolded ? (
        <FoldedFilters count={list.filters.filter(({ name }) => filters[name]).length}>
          <ListFilters list={list} />
        </FoldedFilters>
      ) : (
        <ListFilters list={list} />
      )}
    </Stack>
  );
}
