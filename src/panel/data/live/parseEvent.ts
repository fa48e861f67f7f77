import type { StreamEvent } from './StreamEvent.ts';

/**
 * An event out of its lines. What carries no data, such as a comment that keeps the connection open, is none; the
 * wish that the next connection waits comes as one of type `retry`.
 *
 * @example parseEvent('event: unread\ndata: 2') // { id: undefined, type: 'unread', data: '2' }
 */
export function parseEvent(block: string): StreamEvent | undefined {
  const lines = block.split('\n').map(fieldOf);
  const last = (wanted: string) => lines.findLast(({ name }) => name === wanted)?.value;
  const data = lines.filter(({ name }) => name === 'data').map(({ value }) => value);
  if (data.length === 0) {
    const retry = last('retry');
    return retry === undefined ? undefined : { id: undefined, type: 'retry', data: retry };
  }
  return { id: last('id'), type: last('event') || 'message', data: data.join('\n') };
}

/** `name: value`; one space after the colon is not part of the value. */
function fieldOf(line: string): { name: string; value: string } {
  const [, name = line, value = ''] = /^([^:]*): ?(.*)$/s.exec(line) ?? [];
  return { name, value };
}
