import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { noticeHref } from '../../domain/notifications/noticeHref.ts';
import { answerOf, client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { notificationsKey } from './bell/unreadQuery.ts';

export type Notification = components['schemas']['Notification'];

/** The text, linked to its subject if that still exists. Following the link marks it as read. */
export function NotificationMessage({ notification }: { readonly notification: Notification }) {
  const { id, message, readAt } = notification;
  const href = notificationHref(notification);
  if (!href) return <Typography sx={{ overflowWrap: 'anywhere' }}>{message}</Typography>;

  // Also on a middle click, which opens a new tab. Fire and forget: a failure has no consequences.
  const read = () => {
    if (!readAt) void markRead(id, { quiet: true }).catch(() => undefined);
  };
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <Link
        href={href}
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

/** Page of a notification's subject; `undefined` once it is deleted. */
export function notificationHref({ kind, subjectType, subjectId }: Notification): string | undefined {
  // For sign-ups and resignations the list of participants is more useful.
  if (subjectId && kind.startsWith('participant'))
    return paths.eventParticipants.getHref({ eventId: subjectId });
  return noticeHref(kind, subjectType, subjectId);
}

/** Marks one notification as read, then refetches lists and count. */
export async function markRead(id: string, { quiet = false } = {}): Promise<void> {
  await answerOf(
    client.POST('/notifications/{id}/read', {
      params: { path: { id } },
      ...(quiet && { headers: { 'no-toast': 'true' } }),
    }),
  );
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
