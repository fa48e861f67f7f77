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
import { RoomOfMember } from './RoomOfMember.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

/** It stands through all changes of the page: only those of its parts that tell where one is are rendered with them. */
export function Header() {
  const user = useSessionStore((state) => state.user);
  return (
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // A menu that is open lies over toasts, too.
        '&:has([role="menu"])': { zIndex: 'tooltip' },
      }}
    >
      <Container maxWidth="lg">
        <Toolbar disableGutters sx={{ minHeight: 64, gap: { xs: 0, sm: 1 } }}>
          {user ? <NavigationDrawer /> : <RoomOfMember sx={{ width: 28, display: { md: 'none' } }} />}
          <Logo />
          {user && <Navigation />}
          <Box sx={{ flexGrow: 1 }} />
          <LanguageMenu />
          <ColorSchemeMenu />
          {user ? (
            <>
              <LazyBell userId={user.id} />
              <ProfileMenu user={user} />
            </>
          ) : (
            <>
              <RoomOfMember sx={{ width: { xs: 80, sm: 88 } }} />
              <VisitorLinks />
            </>
          )}
        </Toolbar>
      </Container>
    </AppBar>
  );
}
