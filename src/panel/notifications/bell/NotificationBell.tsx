import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { followStream, type StreamEvent } from '../../data/live/followStream.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useCurrentPath } from '../../shell/currentPage.ts';
import type { Notification } from '../NotificationMessage.tsx';
import { notificationsKey, unreadQuery } from './unreadQuery.ts';

/** Link to the notifications with the live unread count. Announces new ones to screen readers. */
export default function NotificationBell({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { unread, latest } = useLiveNotifications(userId);
  const isOpen = useCurrentPath() === paths.notifications;

  return (
    <>
      <IconButton
        href={paths.notifications.getHref()}
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

interface LiveNotifications {
  /** 0 until loaded. */
  readonly unread: number;
  /** The latest notification that arrived while the page was open. */
  readonly latest: Notification | undefined;
}

function useLiveNotifications(userId: string): LiveNotifications {
  const [latest, setLatest] = useState<Notification>();
  // The header is outside react-admin, so it needs the client explicitly; it is the same one.
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);

  useEffect(() => keepNotificationsFresh(userId, setLatest), [userId]);
  return { unread, latest };
}

/** Debounce in milliseconds, so that a burst of events causes one refetch. */
const gathering = 250;

/**
 * Keeps the cached count and lists in sync with the server until the returned function is called.
 *
 * @param onNotification called for each new notification
 */
function keepNotificationsFresh(
  userId: string,
  onNotification: (notification: Notification) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const readAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: notificationsKey }), gathering);
  };

  const take = (message: LiveMessage) => {
    if ('opened' in message) {
      // At the first opening of the stream, the page's data is fresh.
      if (!isFirst) readAgain();
      isFirst = false;
      return;
    }
    const { type, data } = message.event;
    if (type === 'notification') onNotification(JSON.parse(data) as Notification);
    if (type !== 'unread' || setUnread(Number(data))) readAgain();
  };

  const stop = followNotifications(userId, take);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** @returns whether the count has changed: the stream also sends it each time it opens */
function setUnread(unread: number): boolean {
  const before = queryClient.getQueryData(unreadQuery.queryKey);
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  return before !== undefined && before !== unread;
}

/** Message to a tab: an event, or that the stream was reopened, so events may have been missed. */
export type LiveMessage = { readonly opened: true } | { readonly event: StreamEvent };

/**
 * Subscribes to a user's notifications until the returned function is called. One tab of the browser holds
 * the stream and broadcasts to the others. Uses fetch, because `EventSource` can send neither the panel's
 * language nor custom headers.
 */
export function followNotifications(userId: string, listener: (message: LiveMessage) => void): () => void {
  const end = new AbortController();
  // One channel per language, because the texts arrive translated.
  const name = `panel.notifications.${userId}.${activeLanguage()}`;
  const tabs = new BroadcastChannel(name);
  let lastEventId: string | undefined;

  const take = (message: LiveMessage) => {
    // Every tab stores it, because any may take over the stream and resume there.
    if ('event' in message) lastEventId = message.event.id || lastEventId;
    listener(message);
  };
  const tell = (message: LiveMessage) => {
    take(message);
    tabs.postMessage(message);
  };
  tabs.onmessage = ({ data }: MessageEvent<LiveMessage>) => take(data);

  void inOneTab(name, end.signal, (signal) =>
    followStream({
      open: (signal) => openStream(lastEventId, signal),
      onOpen: () => tell({ opened: true }),
      onEvent: (event) => tell({ event }),
      signal,
    }),
  );
  return () => {
    end.abort();
    tabs.close();
  };
}

async function openStream(lastEventId: string | undefined, signal: AbortSignal) {
  const body = await answerOf(
    client.GET('/notifications/stream', {
      // A background call, so its failure is not reported.
      headers: { 'no-toast': 'true', ...(lastEventId && { 'last-event-id': lastEventId }) },
      parseAs: 'stream',
      signal,
    }),
  );
  if (!body) throw new Error('The stream of notifications has no body.');
  return body;
}

/**
 * Runs the work in only one tab of the browser; when that tab closes, another takes over. Meant for
 * long-lived connections: HTTP/1.1 allows six per host, so with too many tabs all requests would hang.
 *
 * @param name of the lock the tabs share
 * @param work must end with its signal; if it ends by itself, the next tab takes its turn
 */
async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Web Locks need https or localhost. Without them each visible tab works, usually one per window.
  if (!('locks' in navigator)) return whileVisible(signal, work);
  try {
    await navigator.locks.request(name, { signal }, () => work(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/**
 * Runs the work while the tab is visible, restarting it each time, until it ends by itself or the signal
 * aborts.
 */
async function whileVisible(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await untilVisibilityIs('visible', signal);
    const pause = new AbortController();
    const isOver = AbortSignal.any([signal, pause.signal]);
    void untilVisibilityIs('hidden', isOver).then(() => pause.abort());
    await work(isOver);
    if (!isOver.aborted) return pause.abort();
  }
}

function untilVisibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const look = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      isOver.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: isOver.signal });
    signal.addEventListener('abort', look, { signal: isOver.signal });
    look();
  });
}
