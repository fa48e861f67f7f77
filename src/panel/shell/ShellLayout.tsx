import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet, useNavigation } from 'react-router';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { Footer } from './Footer.tsx';
import { Header, type HeaderProps } from './Header.tsx';
import { SessionRenewal } from './renewal/SessionRenewal.tsx';
import { ToastHost } from './ToastHost.tsx';
import { UniversalModal } from './UniversalModal.tsx';
import './print.css';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { type MouseEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { knownOrganization } from '../data/knownOrganization.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useLoaderStore } from '../data/withLoader.ts';
import { layoutSizes } from '../kit/page/layoutSizes.ts';
import { useCurrentPath } from './currentPage.ts';
import { LoadingNote, useLoadingStore } from './loading/LoadingNote.tsx';
import { PageProgress } from './PageProgress.tsx';

/** Milliseconds before the bar appears, so that fast navigations show none. */
const shownAfterMs = 150;

/** Progress bar while the next page loads and the last one is still visible. */
function NavigationProgress() {
  const navigating = useNavigation().state === 'loading';
  return useLasting(navigating, shownAfterMs) && <PageProgress />;
}

/** Layout around every page. */
export function ShellLayout({ Tools }: HeaderProps) {
  useQuietSession();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Header Tools={Tools} />
      <Box component="main" id="main" tabIndex={-1} sx={{ flexGrow: 1, py: { xs: 3, md: 4 } }}>
        {/* At the top of the window, but a landmark's: axe asks that of everything on a page. */}
        <NavigationProgress />
        <Container maxWidth="lg" sx={{ '&:has([data-wide])': { maxWidth: { xl: layoutSizes.wide } } }}>
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

/** Announces the new page to screen readers; its initial content is not read. */
function RouteAnnouncer() {
  const translate = useTranslate();
  const title = useCurrentPath()?.title ?? 'shell.titles.notFound';
  return (
    <Box aria-live="polite" aria-atomic sx={visuallyHidden}>
      {translate(title)}
    </Box>
  );
}

/**
 * Visitors' pages wait for no session, but show members a member's header. Only a browser that was signed in
 * before asks; for others the API would answer 401 on every page.
 */
function useQuietSession(): void {
  const isKnown = useSessionStore(({ user }) => user !== undefined);
  const isPublic = useCurrentPath()?.public === true;

  useEffect(() => {
    // Without a session, the page stays a visitor's.
    if (isPublic && !isKnown && knownOrganization.read()) checkSession().catch(() => {});
  }, [isPublic, isKnown]);

  useLayoutEffect(() => {
    if (isKnown) document.documentElement.removeAttribute('data-asking');
  }, [isKnown]);
}

/** Covers the page while any task keeps the loader open. */
export function LoaderOverlay() {
  const translate = useTranslate();
  const loading = useLoaderStore((state) => state.counter > 0);
  return (
    <Backdrop
      open={loading}
      unmountOnExit
      // MUI hides backdrops from screen readers by default.
      slotProps={{ root: { 'aria-hidden': false, role: 'status' } }}
      // Above dialogs, because a dialog's action may be what everyone waits for.
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1, color: 'common.white' }}
    >
      <CircularProgress color="inherit" aria-label={translate('shell.loading')} />
      <LoadingNote />
    </Backdrop>
  );
}

/** First tab stop of each page, visible on focus. */
function SkipLink() {
  const translate = useTranslate();

  // Move the focus only: following the link would add `#main` to the address and history.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('main')?.focus();
  };

  return (
    <Link
      href="#main"
      onClick={skip}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
}

/** Milliseconds of loading before it is announced. */
const announcedAfterMs = 800;

/**
 * Announces loading to screen readers. One permanent live region, because a region that is added together
 * with its text is not read.
 */
function LoadingAnnouncer() {
  const translate = useTranslate();
  const isLoading = useLoadingStore(({ count }) => count > 0);
  const isTold = useLasting(isLoading, announcedAfterMs);

  return (
    <Box role="status" sx={visuallyHidden}>
      {isTold && translate('shell.loading')}
    </Box>
  );
}

/** Whether a condition has held for a while. */
function useLasting(isSo: boolean, patienceMs: number): boolean {
  const [isLasting, setLasting] = useState(false);

  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, patienceMs]);

  return isLasting;
}
