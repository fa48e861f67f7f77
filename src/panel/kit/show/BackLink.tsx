import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useListHref } from './useLeaveDeleted.ts';

export interface BackLinkProps {
  /** Where to go if the page was not opened from a list. */
  readonly list: string;
  readonly label: string;
}

/** Link back to the list with its search, filters and page. */
export function BackLink({ list, label }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={useListHref(list)}
      color="inherit"
      startIcon={<BackIcon />}
      // Negative margins offset the button's padding.
      sx={{ alignSelf: 'flex-start', ml: -1, my: -1, minHeight: 44 }}
    >
      {label}
    </Button>
  );
}
