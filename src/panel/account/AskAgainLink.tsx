import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../contract/paths.ts';

/** For who has come by a link that was cut short or is too old. A line of its own for the link, rather than torn in two. */
export function AskAgainLink() {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      {translate('account.reset.linkBroken')}{' '}
      <Link component={RouterLink} to={paths.resetPassword.getHref()} sx={{ display: 'inline-block' }}>
        {translate('account.reset.askAgain')}
      </Link>
    </Box>
  );
}
