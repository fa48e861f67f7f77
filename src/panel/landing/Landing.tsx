import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router';
import { escapeHtml } from '../../contract/escapeHtml.ts';
import { paths } from '../../contract/paths.ts';
import { type NounForms, type Statistics, showCounters } from '../boot/showCounters.ts';
import { activeLanguage } from '../data/language.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { wantedPage } from '../data/wantedPage.ts';
import { WhyHere } from '../shell/WhyHere.tsx';
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
        href={paths.app.getHref()}
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

const names = [
  'members',
  'futureEvents',
  'activeEvents',
  'finishedEvents',
] as const satisfies (keyof Statistics)[];

/**
 * Public counters over all foundations (specification, section 1). React only renders placeholders, which
 * `showCounters` fills in, on a prerendered page even before React runs.
 */
function LandingCounters() {
  const translate = useTranslate();
  const section = useRef<HTMLElement>(null);
  const places = useMemo(() => ({ __html: placesOf(translate) }), [translate]);

  useEffect(() => {
    if (section.current) void showCounters(section.current);
  }, []);

  return (
    <Box
      component="section"
      ref={section}
      aria-label={translate('landing.counters.title')}
      aria-busy
      sx={counterStyle}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, escaped.
      dangerouslySetInnerHTML={places}
    />
  );
}

function placesOf(translate: TranslateFunction): string {
  const items = names.map((name) => {
    const forms = escapeHtml(JSON.stringify(nounForms(name, translate)));
    return `<li data-counter="${name}" data-forms="${forms}"><span></span><span></span></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function nounForms(name: string, translate: TranslateFunction): NounForms {
  const plural = new Intl.PluralRules(activeLanguage());
  const forms: NounForms = {};
  // Counts up to 20 cover every plural category of whole numbers.
  for (let count = 0; count <= 20; count++) {
    forms[plural.select(count)] ??= translate(`landing.counters.${name}`, { smart_count: count });
  }
  return forms;
}

/** Each counter has its final height from the start, with grey bars as placeholders. */
const counterStyle: SxProps<Theme> = {
  ul: {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
    gap: { xs: 2, md: 3 },
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  li: { minHeight: { xs: 92, md: 72 }, pl: 2, borderLeft: 3, borderColor: 'primary.main' },
  span: { display: 'block', color: 'text.secondary' },
  'span:first-of-type': {
    color: 'text.primary',
    fontSize: { xs: '1.75rem', md: '2.25rem' },
    fontWeight: 500,
    lineHeight: 1.2,
  },
  'span:empty': { width: 120, height: '1em', borderRadius: 1, bgcolor: 'action.hover' },
  'span:empty:first-of-type': { width: 80, mb: 1 },
};
