/** Far more than a row takes that holds the largest file there may be. */
const LONGEST = 128_000_000;

/**
 * Bytes in lines. Node's own `readline` takes characters for line ends that JSON texts hold.
 * @throws RangeError at a line that would fill the memory
 */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const LINE_END = 10;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      length = 0;
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST) throw new RangeError(`a line is longer than ${LONGEST} bytes`);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}
