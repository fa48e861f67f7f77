/** A `text/event-stream` whose other end is in the test's hand. */
export function stubStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      cancelled = true;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    cut: () => controller?.error(new TypeError('network error')),
    /** Whether the panel has let go of it. */
    isCancelled: () => cancelled,
  };
}
