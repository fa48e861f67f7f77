import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useWayIn } from '../shell/useWayIn.ts';

/** For those who cannot sign in, or not yet. A line of its own for the second link, rather than torn in two. */
export function LoginLinks() {
  const translate = useTranslate();
  const wayIn = useWayIn();
  return (
    <Stack sx={{ mt: 3, gap: 1.5, alignItems: 'center', textAlign: 'center' }}>
      <Link component={RouterLink} to={wayIn(paths.resetPassword)}>
        {translate('account.login.forgotPassword')}
      </Link>
      <span>
        {translate('account.login.noAccount')}{' '}
        <Link component={RouterLink} to={wayIn(paths.register)} sx={{ display: 'inline-block' }}>
          {translate('account.login.register')}
        </Link>
      </span>
    </Stack>
  );
}
