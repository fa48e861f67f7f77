import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useListHref } from './useListHref.ts';

export interface BackLinkProps {
  /** The list to go to when the page was not opened from one. */
  readonly list: string;
  readonly label: string;
}

/** The way back to the list as it was left: with its search, its filters and its page. */
export function BackLink({ list, label }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={useListHref(list)}
      color="inherit"
      startIcon={<BackIcon />}
      // The room that a button brings is not to be added to the page's.
      sx={{ alignSelf: 'flex-start', ml: -1, my: -1, minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
