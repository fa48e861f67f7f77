import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { askServer } from './askServer.ts';

/** A statement that has not answered for so long is slow, or its answer never comes. */
const SILENCE_MS = 2_000;
/** So long an answer may be on its way. */
const ON_ITS_WAY = '1 second';
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Breaks a connection off on which a statement is not answered any more. A network that drops packets and a machine that
 * is gone tell nobody, and TCP itself waits for a quarter of an hour. What is only slow goes on: by another connection
 * the server is asked whether it works on it.
 * @returns to be told of the server's process behind the connection, as soon as that is known
 */
export function breakOffSilence(
  client: Client,
  databaseUrl: string,
  onSilent: () => void = () => {},
): (process: number) => void {
  const stream = client.connection.stream as Socket;
  let process: number | undefined;
  const onSilence = async () => {
    const received = stream.bytesRead;
    // Where this process was busy, timers come before what has arrived meanwhile.
    await nextTurn();
    if (client.readyForQuery || stream.bytesRead !== received) return;
    if (process !== undefined && (await isAtWork(process, databaseUrl))) stream.setTimeout(SILENCE_MS);
    else if (stream.bytesRead === received) {
      // Before anybody hears of it and asks again.
      onSilent();
      breakOff(stream);
    }
  };
  stream.setTimeout(SILENCE_MS, () => void onSilence());
  return (known) => {
    process = known;
  };
}

/** By an error, which is told at once: the mere end of a stream is told a turn later, and its connection used until then. */
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
    // A server that is full is there.
    return error instanceof DatabaseError && error.code === TOO_MANY_CONNECTIONS;
  }
}
