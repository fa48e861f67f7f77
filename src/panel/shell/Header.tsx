import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Toolbar from '@mui/material/Toolbar';
import type { ComponentType } from 'react';
import { useSessionStore } from '../data/sessionStore.ts';
import { ColorSchemeMenu } from './ColorSchemeMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { Navigation } from './Navigation.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { RoomOfMember } from './RoomOfMember.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

export interface HeaderProps {
  /** What features have there for a member. */
  readonly Tools: ComponentType<{ readonly userId: string }>;
}

/** It stands through all changes of the page: only those of its parts that tell where one is are rendered with them. */
export function Header({ Tools }: HeaderProps) {
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
              <Tools userId={user.id} />
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
