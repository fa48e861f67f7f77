import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

interface ListHeaderProps {
  /** Missing where the list is a part of a page that has its own heading. */
  readonly title: string | undefined;
  /** Key of a text in i18n that takes `smart_count`. */
  readonly countText: string;
  readonly actions: ReactNode;
}

/** What the list is of, how many there are (told to screen readers as it changes), and what can be done with it. */
export function ListHeader({ title, countText, actions }: ListHeaderProps) {
  const translate = useTranslate();
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
      {title && (
        <Typography variant="h1" tabIndex={-1}>
          {title}
        </Typography>
      )}
      <Typography role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {total !== undefined && translate(countText, { smart_count: total })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& button': { minHeight: { xs: 44, md: 36 } } }}>
        {actions}
      </Stack>
    </Stack>
  );
}
