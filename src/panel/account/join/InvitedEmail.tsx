import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** To be read, not changed. */
export function InvitedEmail({ email }: { readonly email: string }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ m: 0, mb: 3 }}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('account.join.email')}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {email}
      </Typography>
    </Box>
  );
}
