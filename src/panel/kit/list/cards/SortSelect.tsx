import DescendingIcon from '@mui/icons-material/ArrowDownward';
import AscendingIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListSortContext, useTranslate } from 'react-admin';
import type { ResourceDefinition } from '../../../../contract/ResourceDefinition.ts';
import { useContractTexts } from '../../text/useContractTexts.ts';

/** Sorting for cards, which have no column headers. */
export function SortSelect({ resource }: { readonly resource: ResourceDefinition }) {
  const translate = useTranslate();
  const { field } = useContractTexts();
  const { sort, setSort } = useListSortContext();
  const ascending = sort.order === 'ASC';
  const labelOf = (name: string) =>
    field(resource.columns.find((column) => column.name === name) ?? { label: name });

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <TextField
        select
        label={translate('ra.action.sort')}
        value={sort.field}
        onChange={(event) => setSort({ field: event.target.value, order: sort.order })}
        sx={{ flexGrow: 1, maxWidth: 320 }}
      >
        {resource.list?.sorts.map((name) => (
          <MenuItem key={name} value={name} sx={{ minHeight: 44 }}>
            {labelOf(name)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
        aria-label={translate('kit.sort.turn', { order: translate(`ra.sort.${sort.order}`) })}
        sx={{ width: 44, height: 44 }}
      >
        {ascending ? <AscendingIcon /> : <DescendingIcon />}
      </IconButton>
    </Stack>
  );
}
