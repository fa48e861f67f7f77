import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Breakpoint } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ComponentType, memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { layoutSizes } from '../kit/page/layoutSizes.ts';
import { useCurrentPath } from './currentPage.ts';
import logo from './logo.svg';
import { NavigationDrawer, useCurrentOf } from './NavigationDrawer.tsx';
import { ColorSchemeMenu, LanguageMenu } from './PreferenceMenus.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { ShellContainer } from './ShellContainer.tsx';
import { type NavigationItem, useNavigationItems } from './useNavigationItems.ts';
import { VisitorLinks, whileAsking } from './VisitorLinks.tsx';

export interface HeaderProps {
  /** The features' tools in the header. */
  readonly Tools: ComponentType<{ readonly userId: string }>;
}

/** Stays mounted across navigations: only the parts that show the current page rerender. */
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
        // An open menu also covers toasts.
        '&:has([role="menu"])': { zIndex: 'tooltip' },
      }}
    >
      <ShellContainer>
        <Toolbar disableGutters sx={toolbarSx}>
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
              <RoomOfMember sx={{ width: { xs: 120, sm: 136 } }} />
              <VisitorLinks />
            </>
          )}
        </Toolbar>
      </ShellContainer>
    </AppBar>
  );
}

const toolbarSx = {
  minHeight: layoutSizes.header,
  gap: { xs: 0, sm: 1 },
  // At 400 % (WCAG 1.4.10) there is room for every tool, also for the mark of what waits to be sent.
  '@media (max-width: 359.95px)': { '& .MuiIconButton-root': { p: 0.75 } },
};

interface RoomStyle {
  readonly width: number | Partial<Record<Breakpoint, number>>;
  readonly display?: Partial<Record<Breakpoint, 'none'>>;
}

/**
 * Placeholder of a member's tools during the session check: on members' pages, and on visitors' pages in a
 * browser that was signed in before.
 */
function RoomOfMember({ sx }: { readonly sx: RoomStyle }) {
  const isComing = useSessionStore(({ user }) => user === undefined);
  const isPublic = useCurrentPath()?.public ?? true;
  return isComing && <Box sx={[isPublic && { 'html:not([data-asking]) &': { display: 'none' } }, sx]} />;
}

/** Links of the header, on wide screens. */
function Navigation() {
  const translate = useTranslate();
  const currentOf = useCurrentOf();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.navigation.label')}
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        alignSelf: 'stretch',
        ml: { md: 1, lg: 2 },
        columnGap: { lg: 0.5 },
      }}
    >
      {useNavigationItems()
        .filter(({ isSeldom }) => !isSeldom)
        .map((item) => (
          <NavigationLink key={item.href} item={item} current={currentOf(item)} />
        ))}
    </Box>
  );
}

interface NavigationLinkProps {
  readonly item: NavigationItem;
  /** `aria-current` */
  readonly current: 'page' | 'true' | undefined;
}

/** Memoised, so that a navigation rerenders only the links that lose or gain the mark. */
const NavigationLink = memo(function NavigationLink({ item, current }: NavigationLinkProps) {
  const translate = useTranslate();
  return (
    <Button href={item.href} aria-current={current} color="inherit" sx={linkSx}>
      {translate(item.label)}
    </Button>
  );
});

const linkSx = {
  px: { md: 1, lg: 1.5 },
  flexShrink: 0,
  borderRadius: 0,
  borderBottom: '3px solid transparent',
  borderTop: '3px solid transparent',
  color: 'text.secondary',
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
  '&.Mui-focusVisible': { outlineOffset: -4, borderRadius: 1 },
};

/**
 * Links visitors to the landing page and members to their overview. Public pages show the tagline, members'
 * pages the foundation's name.
 */
function Logo() {
  const translate = useTranslate();
  const user = useSessionStore((state) => state.user);
  const signedIn = Boolean(user);
  const isPublic = useCurrentPath()?.public ?? true;
  const foundation = isPublic ? undefined : user?.organizationName;
  // Reserves the name's line during the session check.
  const below = isPublic ? translate('shell.tagline') : (foundation ?? (user === undefined && '\u00a0'));

  return (
    <Box
      component={Link}
      to={(signedIn ? paths.overview : paths.landing).getHref()}
      aria-label={[translate('shell.home'), foundation].filter(Boolean).join(', ')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: 'inherit',
        textDecoration: 'none',
        // On narrow screens the names shrink in favour of the navigation.
        minWidth: 36,
        maxWidth: 280,
        flexShrink: { md: 1000 },
      }}
    >
      <img src={logo} alt="" width={36} height={36} />
      {/* On a phone a member's header has no room for text. */}
      <Box
        sx={{
          minWidth: 0,
          display: { xs: isPublic && !signedIn ? 'block' : 'none', sm: 'block' },
          ...whileAsking({ display: { xs: 'none', sm: 'block' } }),
        }}
      >
        <Typography
          component="span"
          noWrap
          sx={{
            display: 'block',
            fontSize: { xs: '0.9375rem', sm: '1rem' },
            fontWeight: 500,
            lineHeight: 1.2,
          }}
        >
          {translate('shell.product')}
        </Typography>
        {below && (
          <Typography
            component="span"
            variant="caption"
            noWrap
            title={foundation ?? undefined}
            sx={{ display: 'block', lineHeight: 1.3, color: 'text.secondary' }}
          >
            {below}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
