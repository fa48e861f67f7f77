import ReadAllIcon from '@mui/icons-material/DoneAllOutlined';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { unreadQuery } from '../data/live/unreadQuery.ts';
import { BusyButton } from '../kit/act/BusyButton.tsx';
import { useFocusHeir } from '../kit/focus/useFocusHeir.ts';
import { markAllRead } from './markAllRead.ts';
import { useReading } from './useReading.ts';

/** There while anything is unread, whatever the filter and the page. */
export function ReadAllButton() {
  const { data: unread = 0 } = useQuery(unreadQuery);
  return unread > 0 && <PresentButton />;
}

function PresentButton() {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  const { busy, run } = useReading('readAllNotifications');
  return (
    <BusyButton
      ref={button}
      variant="outlined"
      busy={busy}
      startIcon={<ReadAllIcon />}
      onClick={() => void run(markAllRead)}
    >
      {translate('notifications.readAll')}
    </BusyButton>
  );
}
