import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import SoonIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LandingAppPicture } from './LandingAppPicture.tsx';

const abilities = ['apply', 'join', 'ask', 'answer'] as const;

/** The companion app, where applications and needs come from. It is in no store yet, so there is no link to one. */
export function LandingApp() {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-labelledby="landing-app"
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
        <Typography id="landing-app" variant="h2" sx={{ fontSize: '1.5rem', mb: 1 }}>
          {translate('landing.app.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '48em' }}>
          {translate('landing.app.text')}
        </Typography>
        <Stack component="ul" sx={{ gap: 1, my: 3, p: 0, listStyle: 'none' }}>
          {abilities.map((ability) => (
            <Typography key={ability} component="li" sx={{ display: 'flex', gap: 1.5 }}>
              <CheckIcon aria-hidden sx={{ color: 'primary.main' }} />
              {translate(`landing.app.${ability}`)}
            </Typography>
          ))}
        </Stack>
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 500 }}>
          <SoonIcon aria-hidden sx={{ color: 'primary.main' }} />
          {translate('landing.app.soon')}
        </Typography>
      </div>
      <LandingAppPicture />
    </Box>
  );
}
