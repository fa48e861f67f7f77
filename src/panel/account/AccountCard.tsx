import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useVisitorHref } from '../shell/StartButtons.tsx';

interface AccountCardProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly links?: ReactNode;
}

/** Page with a short form for visitors. */
export function AccountCard({ title, intro, children, links }: AccountCardProps) {
  return (
    <Box sx={{ maxWidth: '27.5rem', mx: 'auto', py: { sm: 3, md: 6 } }}>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" tabIndex={-1} gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>{intro}</Typography>
        {children}
      </Card>
      {links}
    </Box>
  );
}

/** Link back to the login. */
export function SignInLink() {
  const translate = useTranslate();
  const visitorHref = useVisitorHref();
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      <Link href={visitorHref(paths.login)}>{translate('account.toSignIn')}</Link>
    </Box>
  );
}
