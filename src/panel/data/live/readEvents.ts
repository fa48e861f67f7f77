import { parseEvent } from './parseEvent.ts';
import { readChunks } from './readChunks.ts';
import type { StreamEvent } from './StreamEvent.ts';

/**
 * The events of a body, as they come. Ends when the body ends.
 *
 * @param silence milliseconds without a byte after which the connection counts as dead
 * @throws when the body is cut or silent
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silence: number,
): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of readChunks(body, silence)) {
    // A line may end with CR LF, and a chunk may end between the two.
    text = `${text}${decoder.decode(chunk, { stream: true })}`.replaceAll('\r\n', '\n');
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.map(parseEvent).filter((event) => event !== undefined);
  }
}
