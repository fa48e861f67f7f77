import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useCurrentPath } from '../../shell/useCurrentPath.ts';
import { useLiveNotifications } from './useLiveNotifications.ts';

/** The way to the notifications, with how many are unread as it is now. New ones are told to screen readers. */
export default function NotificationBell({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { unread, latest } = useLiveNotifications(userId);
  const isOpen = useCurrentPath() === paths.notifications;

  return (
    <>
      <IconButton
        component={Link}
        to={paths.notifications.getHref()}
        color="inherit"
        aria-label={translate('shell.bell.label', { smart_count: unread })}
        aria-current={isOpen ? 'page' : undefined}
        sx={{ color: isOpen ? 'primary.main' : 'text.secondary' }}
      >
        <Badge badgeContent={unread} max={99} color="error">
          <BellIcon />
        </Badge>
      </IconButton>
      <Box aria-live="polite" aria-atomic sx={visuallyHidden}>
        {latest && translate('shell.bell.new', { message: latest.message })}
      </Box>
    </>
  );
}
