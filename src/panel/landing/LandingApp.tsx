import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Where applications and needs come from. */
export function LandingApp() {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-labelledby="landing-app"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: 3,
        p: { xs: 3, md: 5 },
        borderRadius: 2,
        bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
      }}
    >
      <PhoneIcon aria-hidden sx={{ fontSize: 56, color: 'primary.main' }} />
      <div>
        <Typography id="landing-app" variant="h2" gutterBottom>
          {translate('landing.app.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: '48em' }}>
          {translate('landing.app.text')}
        </Typography>
      </div>
    </Box>
  );
}
