import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { signOut } from '../data/session.ts';
import type { LoggedInUser } from '../data/sessionStore.ts';
import { withLoader } from '../data/withLoader.ts';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { giveUpUnsaved, mayLeave } from '../kit/form/UnsavedGuard.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import { PhotoAvatar } from './PhotoAvatar.tsx';
import { toast } from './toast.ts';
import { useNavigationItems } from './useNavigationItems.ts';

export function ProfileMenu({ user }: { user: LoggedInUser }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const seldom = useNavigationItems().filter(({ isSeldom }) => isSeldom);

  return (
    <HeaderMenu
      label={translate('shell.profile.label', { name: user.name })}
      button={(props) => (
        <IconButton {...props} edge="end">
          <PhotoAvatar name={user.name} imageToken={user.imageToken} size={36} />
        </IconButton>
      )}
    >
      <MenuHeading disabled>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {user.name}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </MenuHeading>
      <Divider sx={{ my: 1 }} />
      {seldom.map(({ href, Icon, label }) => (
        <MenuItem key={href} component={Link} to={href}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {translate(label)}
        </MenuItem>
      ))}
      <MenuItem component={Link} to={paths.settings.getHref()}>
        <ListItemIcon>
          <SettingsIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.profile.settings')}
      </MenuItem>
      <MenuItem component={Link} to={paths.coordinator.getHref({ profileId: user.id })}>
        <ListItemIcon>
          <ProfileIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.profile.profile')}
      </MenuItem>
      <MenuItem onClick={signOut}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {translate('shell.profile.signOut')}
      </MenuItem>
    </HeaderMenu>
  );
}

interface MenuHeadingProps {
  /** Makes MUI's menu skip it and focus the first item. */
  readonly disabled: true;
  readonly children: ReactNode;
}

/** Text above the items of a menu. */
function MenuHeading({ children }: MenuHeadingProps) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 320 }}>
      {children}
    </Box>
  );
}

/**
 * Signs out and goes to the login page with a message. After a failure, which is reported anyway, the user
 * stays.
 */
export function useSignOut(): () => Promise<void> {
  const translate = useTranslate();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return;
    try {
      await withLoader(signOut());
    } catch {
      return;
    }
    giveUpUnsaved();
    draftStore.clearMembers();
    await navigate(paths.login.getHref());
    toast.success(translate('messages.loggedOut'));
  };
}
