import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';

/** The first stop of the keyboard on each page; it shows when it has the focus. */
export function SkipLink() {
  const translate = useTranslate();

  // Focus alone is enough; following the link would add `#main` to the address and to the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };

  return (
    <Link
      href="#main"
      onClick={skip}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
}
