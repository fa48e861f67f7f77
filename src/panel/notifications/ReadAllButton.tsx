import ReadAllIcon from '@mui/icons-material/DoneAllOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { answerOf, client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { useToastedCall } from '../kit/action/useGuardedCall.ts';
import { ToolButton } from '../kit/list/ToolButton.tsx';
import { notificationsKey, unreadQuery } from './bell/unreadQuery.ts';

/**
 * Visible while anything is unread, whatever the filter and page. Its space stays reserved, to avoid a layout
 * shift.
 */
export function ReadAllButton() {
  const translate = useTranslate();
  const { data: unread = 0 } = useQuery(unreadQuery);
  if (unread > 0) return <PresentButton />;
  return (
    <span aria-hidden style={{ visibility: 'hidden' }}>
      <ToolButton disabled label={translate('notifications.readAll')} startIcon={<ReadAllIcon />} />
    </span>
  );
}

function PresentButton() {
  const translate = useTranslate();
  const { busy, run } = useToastedCall('readAllNotifications');
  return (
    <ToolButton
      label={translate('notifications.readAll')}
      busy={busy}
      startIcon={<ReadAllIcon />}
      onClick={() => void run(markAllRead)}
    />
  );
}

/** Marks all as read, then refetches the lists. */
async function markAllRead(): Promise<void> {
  await answerOf(client.POST('/notifications/read-all'));
  queryClient.setQueryData(unreadQuery.queryKey, 0);
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
