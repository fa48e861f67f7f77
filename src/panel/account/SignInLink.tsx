import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useWayIn } from '../shell/useWayIn.ts';

/** Link back to the login. */
export function SignInLink() {
  const translate = useTranslate();
  const wayIn = useWayIn();
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      <Link component={RouterLink} to={wayIn(paths.login)}>
        {translate('account.toSignIn')}
      </Link>
    </Box>
  );
}
