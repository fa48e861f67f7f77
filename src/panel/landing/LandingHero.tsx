import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useVisitorHref } from '../shell/StartButtons.tsx';
import { whileAsking } from '../shell/VisitorLinks.tsx';

export function LandingHero() {
  const translate = useTranslate();
  const visitorHref = useVisitorHref();
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
            <Button href={paths.overview.getHref()} variant="contained" size="large">
              {translate('shell.toOverview')}
            </Button>
          ) : (
            <>
              <Button
                href={visitorHref(paths.register)}
                variant="contained"
                size="large"
                sx={whileAsking({ visibility: 'hidden' })}
              >
                {translate('shell.visitor.register')}
              </Button>
              <Button
                href={visitorHref(paths.login)}
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

const primary = 'var(--mui-palette-primary-main)';
const accent = 'var(--mui-palette-secondary-light)';
const paper = 'var(--mui-palette-background-paper)';
const line = 'var(--mui-palette-divider)';
const ink = 'var(--mui-palette-text-secondary)';

/** A list of people and a heart, in theme colours. */
function LandingPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 400"
      aria-hidden
      sx={{ width: '100%', maxWidth: 520, height: 'auto', mx: 'auto', display: { xs: 'none', sm: 'block' } }}
    >
      <path
        d="M64 250C20 130 120 20 250 34s230 130 190 232-150 130-240 116S92 326 64 250z"
        fill={primary}
        opacity="0.1"
      />
      <rect x="92" y="72" width="272" height="248" rx="16" fill={paper} stroke={line} strokeWidth="2" />
      <rect x="116" y="96" width="104" height="12" rx="6" fill={ink} opacity="0.75" />
      <rect x="300" y="92" width="40" height="20" rx="10" fill={primary} />
      {rows.map(({ y, colour, name, done }) => (
        <g key={y}>
          <line x1="92" x2="364" y1={y - 14} y2={y - 14} stroke={line} strokeWidth="2" />
          <circle cx="134" cy={y + 14} r="16" fill={colour} opacity="0.9" />
          <circle cx="134" cy={y + 10} r="5.5" fill={paper} />
          <path d={`M124.5 ${y + 24}a9.5 8 0 0 1 19 0z`} fill={paper} />
          <rect x="164" y={y + 3} width={name} height="9" rx="4.5" fill={ink} opacity="0.6" />
          <rect x="164" y={y + 19} width={name * 0.6} height="7" rx="3.5" fill={ink} opacity="0.28" />
          <rect
            x="292"
            y={y + 4}
            width="48"
            height="20"
            rx="10"
            fill={done ? primary : ink}
            opacity={done ? 0.18 : 0.12}
          />
          {done && (
            <path
              d={`M310 ${y + 14}l4.5 4.5 8-9`}
              fill="none"
              stroke={primary}
              strokeWidth="3"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      ))}
      <circle cx="364" cy="306" r="58" fill={primary} />
      <path
        d="M364 338c-22-14-33-26-33-39 0-10.5 7.5-18 17-18 7 0 12.6 3.7 16 10 3.4-6.3 9-10 16-10 9.5 0 17 7.5 17 18 0 13-11 25-33 39z"
        fill={paper}
      />
      <circle cx="76" cy="112" r="14" fill={accent} />
      <circle cx="420" cy="160" r="9" fill={accent} />
      <circle cx="112" cy="348" r="7" fill={primary} opacity="0.6" />
    </Box>
  );
}

const rows = [
  { y: 144, colour: primary, name: 92, done: true },
  { y: 204, colour: accent, name: 112, done: false },
  { y: 264, colour: primary, name: 78, done: true },
];
