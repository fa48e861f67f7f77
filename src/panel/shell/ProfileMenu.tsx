import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ProfileIcon from '@mui/icons-material/PersonOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../contract/paths.ts';
import type { LoggedInUser } from '../data/sessionStore.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { MenuHeading } from './MenuHeading.tsx';
import { PhotoAvatar } from './PhotoAvatar.tsx';
import { useSignOut } from './useSignOut.ts';

export function ProfileMenu({ user }: { user: LoggedInUser }) {
  const translate = useTranslate();
  const signOut = useSignOut();

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
