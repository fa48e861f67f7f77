import SoonIcon from '@mui/icons-material/PhoneIphoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { CopyLinkButton } from '../kit/copy/CopyLinkButton.tsx';
import { AppAbilities } from './AppAbilities.tsx';
import { AppPicture } from './AppPicture.tsx';

/** The mobile app's promo page (specification, section 1). The app is in no store yet, so there is no link to one. */
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
        <CopyLinkButton href={paths.app.getHref()} variant="outlined" />
      </Card>
    </Stack>
  );
}
