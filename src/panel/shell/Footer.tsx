import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { links } from './links.ts';

export function Footer() {
  const translate = useTranslate();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', py: 3, color: 'text.secondary' }}>
      <Container
        maxWidth="lg"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          typography: 'body2',
        }}
      >
        <Typography variant="body2" sx={{ mr: 'auto' }}>
          {translate('shell.footer.copyright')}
        </Typography>
        <Link href={links.reportProblem} color="inherit">
          {translate('shell.footer.reportProblem')}
        </Link>
        <Link href={links.userManual} target="_blank" rel="noopener noreferrer" color="inherit">
          {translate('shell.footer.userManual')}
        </Link>
      </Container>
    </Box>
  );
}
