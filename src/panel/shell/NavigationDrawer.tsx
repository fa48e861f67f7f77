import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useSessionStore } from '../data/sessionStore.ts';
import { useCurrentPath } from './currentPage.ts';
import { type NavigationItem, useNavigationItems } from './useNavigationItems.ts';

/** The navigation behind a button, below `md`. */
export function NavigationDrawer() {
  const translate = useTranslate();
  const currentOf = useCurrentOf();
  const foundation = useSessionStore((state) => state.user?.organizationName);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        edge="start"
        aria-label={translate('shell.navigation.open')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        // Above toasts too.
        sx={{ zIndex: 'tooltip' }}
        slotProps={{
          paper: { 'aria-label': translate('shell.navigation.label'), sx: { width: 304, maxWidth: '88vw' } },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 1, pl: 2 }}>
          <Typography sx={{ flex: 1, py: 1, fontWeight: 500, overflowWrap: 'anywhere' }}>
            {foundation}
          </Typography>
          <IconButton aria-label={translate('shell.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box component="nav" aria-label={translate('shell.navigation.label')}>
          <List sx={{ px: 1 }}>
            {useNavigationItems().map((item) => (
              <ListItem key={item.href} disablePadding sx={{ mb: 0.5 }}>
                <ListItemButton
                  href={item.href}
                  onClick={close}
                  aria-current={currentOf(item)}
                  selected={currentOf(item) !== undefined}
                  sx={{ borderRadius: 1 }}
                >
                  <ListItemIcon sx={{ minWidth: 40 }}>
                    <item.Icon />
                  </ListItemIcon>
                  <ListItemText primary={translate(item.label)} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </Box>
  );
}

/** `aria-current` of a link: `page` on its own page, `true` on a page below it. */
export function useCurrentOf(): (item: NavigationItem) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const path = useCurrentPath();
  return ({ href, pages }) => {
    if (pathname === href) return 'page';
    return path && pages.includes(path) ? 'true' : undefined;
  };
}
