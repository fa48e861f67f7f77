import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { formatDate } from '../kit/format/formatDate.ts';

interface ErasureNoteProps {
  readonly id: string;
  /** `YYYY-MM-DD`; null where the clock does not erase the record. */
  readonly erasesOn: string | null | undefined;
}

/** Warns on a person's page that the clock erases it, and leads to where it can be kept. */
export function ErasureNote({ id, erasesOn }: ErasureNoteProps) {
  const translate = useTranslate();
  if (!erasesOn) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ displayPrint: 'none' }}>
      {translate('retention.note', { day: formatDate(erasesOn) })}
      {/* A line of its own: where text breaks depends on the font, and the page moves when it comes. */}
      <Link
        component={RouterLink}
        to={paths.upcomingErasure.getHref({ erasureId: id })}
        sx={{ display: 'block', mt: 0.5, width: 'fit-content' }}
      >
        {translate('retention.see')}
      </Link>
    </Alert>
  );
}
