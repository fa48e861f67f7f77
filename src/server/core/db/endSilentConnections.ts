import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { askServer } from './askServer.ts';

/** A statement without an answer for so long is slow, or its answer is lost. */
const SILENCE_MS = 2_000;
/** How long an answer may be in transit. */
const ON_ITS_WAY = '1 second';
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Closes a connection whose statement is never answered: TCP notices lost packets or a dead machine only
 * after a quarter of an hour. Slow statements continue: a second connection asks the server whether it is
 * still working.
 * @returns a setter for the server's process behind the connection, to call once it is known
 */
export function endSilentConnections(
  client: Client,
  databaseUrl: string,
  onSilent: () => void = () => {},
): (process: number) => void {
  const stream = client.connection.stream as Socket;
  let process: number | undefined;
  const onSilence = async () => {
    const received = stream.bytesRead;
    // If the event loop was blocked, timers fire before data that has already arrived.
    await nextTurn();
    if (client.readyForQuery || stream.bytesRead !== received) return;
    if (process !== undefined && (await isAtWork(process, databaseUrl))) stream.setTimeout(SILENCE_MS);
    else if (stream.bytesRead === received) {
      // Before the caller sees the error and retries.
      onSilent();
      breakOff(stream);
    }
  };
  stream.setTimeout(SILENCE_MS, () => void onSilence());
  return (known) => {
    process = known;
  };
}

/**
 * Destroys with an error, which is reported at once. The end of a stream is reported a tick later, and the
 * connection would be reused until then.
 */
export function breakOff(stream: Duplex): void {
  stream.destroy(Object.assign(new Error('the database fell silent'), { code: 'ETIMEDOUT' }));
}

async function isAtWork(process: number, databaseUrl: string): Promise<boolean> {
  try {
    return await askServer(databaseUrl, 'silence', async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where pid = $1
          and (state not like 'idle%' or state_change > clock_timestamp() - $2::interval)`,
        [process, ON_ITS_WAY],
      );
      return rowCount !== 0;
    });
  } catch (error) {
    // A server that refuses connections because it is full is alive.
    return error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;
  }
}
