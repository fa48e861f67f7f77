import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import logo from './logo.svg';
import { useCurrentPath } from './useCurrentPath.ts';
import { whileAsking } from './whileAsking.ts';

/** Leads visitors to the landing page and members to their overview; public pages add the tagline. */
export function Logo() {
  const translate = useTranslate();
  const signedIn = useSessionStore((state) => Boolean(state.user));
  const isPublic = useCurrentPath()?.public ?? true;

  return (
    <Box
      component={Link}
      to={(signedIn ? paths.overview : paths.landing).getHref()}
      aria-label={translate('shell.home')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'inherit',
        textDecoration: 'none',
        minWidth: 0,
      }}
    >
      <img src={logo} alt="" width={36} height={36} />
      {/* On a phone the header of a member has no room for words. */}
      <Box
        sx={{
          minWidth: 0,
          display: { xs: isPublic && !signedIn ? 'block' : 'none', sm: 'block' },
          ...whileAsking({ display: { xs: 'none', sm: 'block' } }),
        }}
      >
        <Typography
          component="span"
          noWrap
          sx={{
            display: 'block',
            fontSize: { xs: '0.9375rem', sm: '1rem' },
            fontWeight: 500,
            lineHeight: 1.2,
          }}
        >
          {translate('shell.product')}
        </Typography>
        {isPublic && (
          <Typography
            component="span"
            variant="caption"
            noWrap
            sx={{ display: 'block', lineHeight: 1.3, color: 'text.secondary' }}
          >
            {translate('shell.tagline')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
