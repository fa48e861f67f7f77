import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { markRead } from './markRead.ts';
import type { Notification } from './Notification.ts';
import { notificationHref } from './notificationHref.ts';

/** The text, a link to what it is about while that is there; who opens that has read it. */
export function NotificationMessage({ notification }: { readonly notification: Notification }) {
  const { id, message, readAt } = notification;
  const href = notificationHref(notification);
  if (!href) return <Typography sx={{ overflowWrap: 'anywhere' }}>{message}</Typography>;

  // Opened here or, by the middle button, in another tab. Nothing waits for it, and its failure changes nothing.
  const read = () => {
    if (!readAt) void markRead(id, { quiet: true }).catch(() => undefined);
  };
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={href}
        color="inherit"
        underline="hover"
        onClick={read}
        onAuxClick={(event) => event.button === 1 && read()}
      >
        {message}
      </Link>
    </Typography>
  );
}
