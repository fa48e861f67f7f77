import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { followStream } from '../../data/live/followStream.ts';
import type { StreamEvent } from '../../data/live/StreamEvent.ts';

/** What a tab hears of: an event, or that the stream was opened, before which something may have been missed. */
export type LiveMessage = { readonly opened: true } | { readonly event: StreamEvent };

/**
 * Listens to a person's notifications until the answered function is called. One tab of the browser holds the
 * stream and passes on to the others what comes. Fetched and not by `EventSource`, which can send neither the
 * language of the panel nor a header of ours.
 */
export function followNotifications(userId: string, listener: (message: LiveMessage) => void): () => void {
  const end = new AbortController();
  // Windows that speak another language hear of it in that one.
  const name = `panel.notifications.${userId}.${activeLanguage()}`;
  const tabs = new BroadcastChannel(name);
  let lastEventId: string | undefined;

  const take = (message: LiveMessage) => {
    // Each tab keeps it, because each may have to go on where the one that holds the stream left off.
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
      // Nobody has asked for it just now, so nobody is told when it fails.
      headers: { 'no-toast': 'true', ...(lastEventId && { 'last-event-id': lastEventId }) },
      parseAs: 'stream',
      signal,
    }),
  );
  if (!body) throw new Error('The stream of notifications has no body.');
  return body;
}

/**
 * Does the work in one tab of the browser only; when that tab is closed, another takes over. For what holds a
 * connection open: a browser has six for a host on HTTP/1.1, and a tab too many would wait for ever.
 *
 * @param name what the tabs share
 * @param work ends with its signal; when it ends by itself, the next tab takes its turn
 */
async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Only https and localhost have locks; elsewhere a tab works while it is seen, which is one for a window.
  if (!('locks' in navigator)) return whileVisible(signal, work);
  try {
    await navigator.locks.request(name, { signal }, () => work(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Does the work while the tab is seen, and again when it is seen again, until it ends by itself or by the signal. */
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
