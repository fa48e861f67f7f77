interface ServerSentEvent {
  readonly event: string;
  /** Sent as JSON, which has no line breaks. */
  readonly data: unknown;
  /** What the browser sends as `Last-Event-ID` when it connects again. */
  readonly id?: string;
}

/** One event of a stream (HTML standard, "Server-sent events"). */
export function serverSentEvent({ event, data, id }: ServerSentEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Says nothing, but keeps what is between from taking the connection for dead, and finds out whether it is. */
export const heartbeat = ':\n\n';

/** How long the browser waits until it connects again. */
export function retryAfter(ms: number): string {
  return `retry: ${ms}\n\n`;
}
