import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface FoldedFiltersProps {
  /** How many narrow the list now. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Many filters behind a button where they would push the list out of sight; side by side from `md` on. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
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
        sx={{ display: { md: 'none' }, borderColor: 'divider' }}
      >
        {count > 0 ? translate('kit.filter.titleCount', { count }) : translate('kit.filter.title')}
      </Button>
      <Stack
        id={id}
        direction="row"
        sx={{
          display: { xs: open ? 'flex' : 'none', md: 'contents' },
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          width: '100%',
          '& > .MuiTextField-root': { flex: { xs: '1 1 140px', md: '0 1 auto' } },
        }}
      >
        {children}
      </Stack>
    </>
  );
}
