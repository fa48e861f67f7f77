import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PageHeader } from '../page/PageHeader.tsx';

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
  const count = (
    <Typography role="status" sx={{ color: 'text.secondary' }}>
      {total === undefined ? (
        // About as wide as what comes, so that nothing moves when it does.
        <span aria-hidden style={{ visibility: 'hidden' }}>
          {translate(countText, { smart_count: 1000 })}
        </span>
      ) : (
        translate(countText, { smart_count: total })
      )}
    </Typography>
  );
  return <PageHeader title={title} note={count} actions={actions} />;
}
