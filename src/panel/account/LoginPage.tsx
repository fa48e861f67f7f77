import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { useSessionStore } from '../data/sessionStore.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import { returnPath } from './returnPath.ts';

export default function LoginPage() {
  const translate = useTranslate();
  const { search } = useLocation();
  const isSignedIn = useSessionStore((state) => Boolean(state.user));
  // As soon as the form has signed somebody in, too.
  if (isSignedIn) return <Navigate to={returnPath(search)} replace />;

  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', py: { sm: 3, md: 6 } }}>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" gutterBottom>
          {translate('account.login.title')}
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{translate('account.login.intro')}</Typography>
        <LoginForm />
      </Card>
      <LoginLinks />
    </Box>
  );
}
