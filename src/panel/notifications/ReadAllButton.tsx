import ReadAllIcon from '@mui/icons-material/DoneAllOutlined';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { useFocusHeir } from '../kit/focus/useFocusHeir.ts';
import { ToolButton } from '../kit/list/ToolButton.tsx';
import { notificationsKey, unreadQuery } from './bell/unreadQuery.ts';
import { useReading } from './useReading.ts';

/** There while anything is unread, whatever the filter and the page; its room is kept, so that nothing moves. */
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
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  const { busy, run } = useReading('readAllNotifications');
  return (
    <ToolButton
      ref={button}
      label={translate('notifications.readAll')}
      busy={busy}
      startIcon={<ReadAllIcon />}
      onClick={() => void run(markAllRead)}
    />
  );
}

/** Marks everything as read, then reads the lists again. */
async function markAllRead(): Promise<void> {
  await answerOf(client.POST('/notifications/read-all'));
  queryClient.setQueryData(unreadQuery.queryKey, 0);
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
