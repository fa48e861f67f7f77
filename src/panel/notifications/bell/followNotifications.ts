import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { activeLanguage } from '../../data/language.ts';
import { followStream, type StreamEvent } from '../../data/live/followStream.ts';
import { inOneTab } from '../../data/live/inOneTab.ts';

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
