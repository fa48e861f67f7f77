import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFocusHeir } from '../kit/focus/useFocusHeir.ts';
import { RecentTime } from '../kit/time/RecentTime.tsx';
import { KindLine } from './KindLine.tsx';
import { kindIcons } from './kindIcons.ts';
import type { Notification } from './Notification.ts';
import { NotificationMessage } from './NotificationMessage.tsx';
import { ReadButton } from './ReadButton.tsx';

/** An unread one stands out by a bar at its side, by its kind's weight, and in words. */
export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, kind, createdAt, readAt } = notification;
  const item = useRef<HTMLLIElement>(null);
  useFocusHeir(item);
  const isUnread = !readAt;
  const Icon = kindIcons[kind];

  return (
    <Card
      ref={item}
      component="li"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr auto',
        alignItems: 'start',
        columnGap: { xs: 1, sm: 2 },
        p: 2,
        borderLeft: 4,
        borderLeftColor: isUnread ? 'primary.main' : 'divider',
        bgcolor: isUnread ? 'background.paper' : 'transparent',
      }}
    >
      <Icon aria-hidden sx={{ color: isUnread ? 'primary.main' : 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <KindLine kind={kind} isUnread={isUnread} />
        <NotificationMessage notification={notification} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          <RecentTime instant={createdAt} />
        </Typography>
      </Box>
      {isUnread && <ReadButton id={id} onRead={() => item.current?.focus()} />}
    </Card>
  );
}
