import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import logo from './logo.svg';
import { useCurrentPath } from './VisitorLinks.tsx';
import { whileAsking } from './whileAsking.ts';

/**
 * Links visitors to the landing page and members to their overview. Public pages show the tagline, members'
 * pages the foundation's name.
 */
export function Logo() {
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  const signedIn = Boolean(user);
  const isPublic = useCurrentPath()?.public ?? true;
  const foundation = isPublic ? undefined : user?.organizationName;
  // Reserves the name's line during the session check.
  const below = isPublic ? translate('shell.tagline') : (foundation ?? (user === undefined && '\u00a0'));

  return (
    <Box
      component={Link}
      to={(signedIn ? paths.overview : paths.landing).getHref()}
      aria-label={[translate('shell.home'), foundation].filter(Boolean).join(', ')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'inherit',
        textDecoration: 'none',
        // On narrow screens the names shrink in favour of the navigation.
        minWidth: 36,
        maxWidth: 280,
        flexShrink: { md: 1000 },
      }}
    >
      <img src={logo} alt="" width={36} height={36} />
      {/* On a phone a member's header has no room for text. */}
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
        {below && (
          <Typography
            component="span"
            variant="caption"
            noWrap
            title={foundation ?? undefined}
            sx={{ display: 'block', lineHeight: 1.3, color: 'text.secondary' }}
          >
            {below}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
