import Stack from '@mui/material/Stack';
import { LandingApp } from './LandingApp.tsx';
import { LandingCounters } from './LandingCounters.tsx';
import { LandingFeatures } from './LandingFeatures.tsx';
import { LandingHero } from './LandingHero.tsx';

/** What a visitor sees first: what the panel is, and the two ways in. */
export default function Landing() {
  return (
    <Stack sx={{ gap: { xs: 6, md: 9 }, pt: { md: 3 }, pb: { xs: 3, md: 6 } }}>
      <LandingHero />
      <LandingCounters />
      <LandingFeatures />
      <LandingApp />
    </Stack>
  );
}
