import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet } from 'react-router';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';
import { LoadingAnnouncer } from './loading/LoadingAnnouncer.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SessionRenewal } from './renewal/SessionRenewal.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ToastHost } from './ToastHost.tsx';
import { UniversalModal } from './UniversalModal.tsx';
import { useQuietSession } from './useQuietSession.ts';
import './print.css';

/** What surrounds every page. */
export function ShellLayout({ Tools }: HeaderProps) {
  useQuietSession();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <NavigationProgress />
      <Header Tools={Tools} />
      <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, py: { xs: 3, md: 4 } }}>
        <Container maxWidth="lg">
          <Outlet />
        </Container>
      </Box>
      <Footer />
      <RouteAnnouncer />
      <LoadingAnnouncer />
      <LoaderOverlay />
      <UniversalModal />
      <UnsavedGuard />
      <SessionRenewal />
      <ToastHost />
    </Box>
  );
}
