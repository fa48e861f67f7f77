import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, Navigate, useLocation } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { wantedPage } from '../data/wantedPage.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
import { LandingCounters } from './LandingCounters.tsx';
import { LandingHero } from './LandingHero.tsx';

/** Start page for visitors: what the panel is, and how to log in or register. */
export default function Landing() {
  const { pathname, search } = useLocation();
  const wanted = wantedPage(search);
  const signedIn = useSessionStore((state) => Boolean(state.user));
  // The session check redirected here, and the user has signed in since, such as in another tab. Not if they
  // have already moved on and this page only waits for the next one.
  if (signedIn && wanted && window.location.pathname === pathname) return <Navigate to={wanted} replace />;

  return (
    <Stack sx={{ gap: { xs: 6, md: 9 }, pt: { md: 3 }, pb: { xs: 3, md: 6 } }}>
      <WhyHere />
      <LandingHero />
      <LandingCounters />
      <LandingFeatures />
      <LandingApp />
    </Stack>
  );
}

const subjects = [
  { name: 'volunteers', Icon: VolunteersIcon },
  { name: 'peopleInNeed', Icon: PeopleInNeedIcon },
  { name: 'events', Icon: EventIcon },
  { name: 'team', Icon: GroupsIcon },
] as const;

function LandingFeatures() {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="landing-what">
      <Typography id="landing-what" variant="h2" sx={{ fontSize: '1.5rem', mb: 3 }}>
        {translate('landing.what')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        {subjects.map(({ name, Icon }) => (
          <Card key={name}>
            <CardContent sx={{ p: 3 }}>
              <Icon sx={{ fontSize: 32, color: 'primary.main', mb: 2 }} />
              <Typography variant="h3" gutterBottom>
                {translate(`landing.${name}.title`)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`landing.${name}.text`)}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

/** The companion app, where applications and requests for help come from; it has its own page. */
function LandingApp() {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-labelledby="landing-app"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: 'center',
        justifyItems: 'start',
        gap: { xs: 3, md: 6 },
        p: { xs: 3, md: 5 },
        borderRadius: 2,
        bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
      }}
    >
      <div>
        <Typography id="landing-app" variant="h2" sx={{ fontSize: '1.5rem', mb: 1 }}>
          {translate('mobileApp.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '48em' }}>
          {translate('mobileApp.text')}
        </Typography>
      </div>
      <Button
        component={Link}
        to={paths.app.getHref()}
        variant="outlined"
        size="large"
        // Text on the tint would have too little contrast.
        sx={{ bgcolor: 'background.paper' }}
      >
        {translate('landing.appMore')}
      </Button>
    </Box>
  );
}
