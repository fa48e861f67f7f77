import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import SoonIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { CopyButton } from '../kit/copy/CopyButton.tsx';

/**
 * Page about the mobile app (specification, section 1). The app is in no store yet, so there is no link to
 * one.
 */
export default function AppPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 }, pt: { md: 3 }, pb: { xs: 3, md: 6 } }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: '1fr auto', md: '1fr 340px' },
          alignItems: 'center',
          gap: { xs: 3, md: 6 },
          p: { xs: 3, md: 5 },
          borderRadius: 2,
          bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
        }}
      >
        <div>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ fontSize: 'clamp(1.75rem, 1.2rem + 2.4vw, 2.75rem)', lineHeight: 1.15, mb: 2 }}
          >
            {translate('mobileApp.title')}
          </Typography>
          <Typography sx={{ fontSize: '1.125rem', lineHeight: 1.6, color: 'text.secondary', mb: 3 }}>
            {translate('mobileApp.text')}
          </Typography>
          <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 500 }}>
            <SoonIcon aria-hidden sx={{ color: 'primary.main' }} />
            {translate('mobileApp.soon')}
          </Typography>
          <Link
            component="a"
            href={volunteerPages.signIn.getHref()}
            color="inherit"
            sx={{ display: 'inline-block', mt: 2 }}
          >
            {translate('mobileApp.signIn')}
          </Link>
        </div>
        <AppPicture />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <AppAbilities reader="volunteers" abilities={['apply', 'join', 'news', 'leave']} />
        <AppAbilities reader="peopleInNeed" abilities={['ask', 'choose', 'private']} />
      </Box>
      <Card component="section" aria-labelledby="app-foundations" sx={{ p: { xs: 3, md: 4 } }}>
        <Typography id="app-foundations" variant="h2" gutterBottom>
          {translate('mobileApp.foundations.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {translate('mobileApp.foundations.text')}
        </Typography>
        <CopyButton copies={{ link: paths.app.getHref() }} variant="outlined" />
      </Card>
    </Stack>
  );
}

interface AppAbilitiesProps {
  /** Audience: key under `mobileApp` in i18n, which also has each ability's text. */
  readonly reader: 'volunteers' | 'peopleInNeed';
  readonly abilities: readonly string[];
}

function AppAbilities({ reader, abilities }: AppAbilitiesProps) {
  const translate = useTranslate();
  const id = `app-${reader}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 3, md: 4 } }}>
      <Typography id={id} variant="h2">
        {translate(`mobileApp.${reader}.title`)}
      </Typography>
      <Stack component="ul" sx={{ gap: 1.5, mt: 2, mb: 0, p: 0, listStyle: 'none' }}>
        {abilities.map((ability) => (
          <Typography key={ability} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <CheckIcon aria-hidden sx={{ color: 'primary.main' }} />
            {translate(`mobileApp.${reader}.${ability}`)}
          </Typography>
        ))}
      </Stack>
    </Card>
  );
}

const primary = 'var(--mui-palette-primary-main)';
const accent = 'var(--mui-palette-secondary-light)';
const paper = 'var(--mui-palette-background-paper)';
const ground = 'var(--mui-palette-background-default)';
const line = 'var(--mui-palette-divider)';
const ink = 'var(--mui-palette-text-secondary)';

/** A phone with an event to join and an answered request for help, in theme colours. */
function AppPicture() {
  return (
    <Box
      component="svg"
      viewBox="0 0 260 320"
      aria-hidden
      sx={{ width: { xs: 200, md: 260 }, height: 'auto', justifySelf: 'center' }}
    >
      <circle cx="130" cy="164" r="124" fill={primary} opacity="0.12" />
      <rect x="62" y="14" width="136" height="292" rx="24" fill={ink} />
      <rect x="69" y="21" width="122" height="278" rx="18" fill={ground} />
      <rect x="112" y="28" width="36" height="6" rx="3" fill={ink} opacity="0.5" />
      <rect x="81" y="50" width="62" height="9" rx="4.5" fill={ink} opacity="0.75" />
      <circle cx="171" cy="54" r="9" fill={accent} />

      <rect x="79" y="74" width="102" height="112" rx="10" fill={paper} stroke={line} strokeWidth="2" />
      <path d="M80 84a9 9 0 0 1 9-9h82a9 9 0 0 1 9 9v28H80z" fill={primary} opacity="0.22" />
      <path d="M130 106c-9-6-14-11-14-16a7 7 0 0 1 14-3 7 7 0 0 1 14 3c0 5-5 10-14 16z" fill={primary} />
      <rect x="88" y="122" width="70" height="8" rx="4" fill={ink} opacity="0.65" />
      <rect x="88" y="136" width="48" height="6" rx="3" fill={ink} opacity="0.3" />
      <rect x="88" y="154" width="84" height="22" rx="11" fill={primary} />
      <path
        d="M123 165l5 5 9-10"
        fill="none"
        stroke={paper}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />

      <rect x="79" y="198" width="80" height="34" rx="10" fill={paper} stroke={line} strokeWidth="2" />
      <rect x="88" y="208" width="58" height="6" rx="3" fill={ink} opacity="0.5" />
      <rect x="88" y="219" width="38" height="6" rx="3" fill={ink} opacity="0.28" />
      <rect x="105" y="242" width="76" height="34" rx="10" fill={primary} opacity="0.85" />
      <rect x="114" y="252" width="54" height="6" rx="3" fill={paper} />
      <rect x="114" y="263" width="34" height="6" rx="3" fill={paper} opacity="0.7" />

      <circle cx="216" cy="88" r="15" fill={accent} />
      <circle cx="38" cy="226" r="10" fill={primary} opacity="0.6" />
    </Box>
  );
}
