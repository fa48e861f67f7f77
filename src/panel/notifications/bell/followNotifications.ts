import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { followStream, type StreamEvent } from '../../data/live/followStream.ts';

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
