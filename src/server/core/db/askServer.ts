import { Client } from 'pg';
import { applicationName } from './applicationName.ts';

/** So long a server may take to answer, less than somebody waits for a connection. */
const PATIENCE_MS = 3_000;

/**
 * Asks a database server something by a connection of its own, which nothing else waits for.
 * @param purpose how the server's operator sees the connection, behind the name of the program
 * @throws what connecting or the question throws, within seconds
 */
export async function askServer<Answer>(
  url: string,
  purpose: string,
  question: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName(purpose),
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // Whatever happens to it, the answer is the question's.
  client.on('error', () => {});
  try {
    await client.connect();
    return await question(client);
  } finally {
    void client.end().catch(() => {});
  }
}
