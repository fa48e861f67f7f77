import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useWayIn } from '../shell/useWayIn.ts';
import { whileAsking } from '../shell/whileAsking.ts';
import { LandingPicture } from './LandingPicture.tsx';

export function LandingHero() {
  const translate = useTranslate();
  const wayIn = useWayIn();
  const signedIn = useSessionStore((state) => Boolean(state.user));

  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'center',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { md: '6fr 5fr' },
      }}
    >
      <Stack sx={{ gap: 3 }}>
        <Typography
          variant="h1"
          sx={{
            fontSize: 'clamp(2rem, 1.2rem + 3vw, 3.25rem)',
            lineHeight: 1.12,
            textWrap: 'balance',
          }}
        >
          {translate('landing.heading')}
        </Typography>
        <Typography
          sx={{ fontSize: '1.1875rem', lineHeight: 1.6, color: 'text.secondary', maxWidth: '34em' }}
        >
          {translate('landing.lead')}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
          {signedIn ? (
            <Button component={Link} to={paths.overview.getHref()} variant="contained" size="large">
              {translate('shell.toOverview')}
            </Button>
          ) : (
            <>
              <Button
                component={Link}
                to={wayIn(paths.register)}
                variant="contained"
                size="large"
                sx={whileAsking({ visibility: 'hidden' })}
              >
                {translate('shell.visitor.register')}
              </Button>
              <Button
                component={Link}
                to={wayIn(paths.login)}
                variant="outlined"
                size="large"
                sx={whileAsking({ display: 'none' })}
              >
                {translate('shell.visitor.signIn')}
              </Button>
            </>
          )}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '40em' }}>
          {translate('landing.free')}
        </Typography>
      </Stack>
      <LandingPicture />
    </Box>
  );
}
