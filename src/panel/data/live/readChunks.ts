/**
 * What comes of a body, piece by piece; the connection is closed when nobody wants more.
 *
 * @param silence milliseconds after which no more is waited for: a network that went away tells nobody
 */
export async function* readChunks(
  body: ReadableStream<Uint8Array>,
  silence: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reader.cancel(), silence);
  };
  try {
    for (;;) {
      listen();
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // Its connection may have gone already.
    await reader.cancel().catch(() => undefined);
  }
}
