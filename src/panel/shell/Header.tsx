import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import { useSessionStore } from '../data/sessionStore.ts';
import { LazyBell } from './bell/LazyBell.tsx';
import { ColorSchemeMenu } from './ColorSchemeMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { useCurrentPath } from './useCurrentPath.ts';
import { VisitorLinks } from './VisitorLinks.tsx';

export function Header() {
  const user = useSessionStore((state) => state.user);
  const isPublic = useCurrentPath()?.public ?? true;
  // On a member's page the session is still being checked: what comes with it has its place already.
  const isComing = user === undefined && !isPublic;

  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ minHeight: 64, gap: { xs: 0, sm: 1 } }}>
          {isComing && <Box sx={{ width: 28, display: { md: 'none' } }} />}
          {user && <NavigationDrawer />}
          <Logo />
          {user && <Navigation />}
          <Box sx={{ flexGrow: 1 }} />
          <LanguageMenu />
          <ColorSchemeMenu />
          {user && <LazyBell userId={user.id} />}
          {user && <ProfileMenu user={user} />}
          {isComing && <Box sx={{ width: { xs: 80, sm: 88 } }} />}
          {/* On a member's page the session is still being checked, so nothing is offered yet. */}
          {!user && isPublic && <VisitorLinks />}
        </Toolbar>
      </Container>
    </AppBar>
  );
}
