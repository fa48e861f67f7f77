import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { followStream, type StreamEvent } from '../../data/live/followStream.ts';
import { inOneTab } from '../../data/live/inOneTab.ts';

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
