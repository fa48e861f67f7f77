import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';

/** The companion app, where applications and needs come from; it has a page of its own. */
export function LandingApp() {
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
        // On the tint behind it, its words would be hard to read.
        sx={{ bgcolor: 'background.paper' }}
      >
        {translate('landing.appMore')}
      </Button>
    </Box>
  );
}
