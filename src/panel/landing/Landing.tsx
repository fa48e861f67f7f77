import Stack from '@mui/material/Stack';
import { Navigate, useLocation } from 'react-router';
import { useSessionStore } from '../data/sessionStore.ts';
import { wantedPage } from '../data/wantedPage.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
import { LandingApp } from './LandingApp.tsx';
import { LandingCounters } from './LandingCounters.tsx';
import { LandingFeatures } from './LandingFeatures.tsx';
import { LandingHero } from './LandingHero.tsx';

/** What a visitor sees first: what the panel is, and the two ways in. */
export default function Landing() {
  const { pathname, search } = useLocation();
  const wanted = wantedPage(search);
  const signedIn = useSessionStore((state) => Boolean(state.user));
  // Led here while nobody was signed in, and somebody is by now, such as in another tab; unless they have moved on, and
  // this page only stands until the next one is there.
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
