import { Client } from 'pg';
import { applicationName } from './applicationName.ts';

/** Timeout of the answer, shorter than the wait for a pool connection. */
const TIMEOUT_MS = 3_000;

/**
 * Runs a query on a short-lived connection of its own.
 * @param purpose suffix of the `application_name`
 * @throws the connection's or query's error, within seconds
 */
export async function askServer<Answer>(
  url: string,
  purpose: string,
  question: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    connectionString: url,
    application_name: applicationName(purpose),
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  // Only the query's result matters.
  client.on('error', () => {});
  try {
    await client.connect();
    return await question(client);
  } finally {
    void client.end().catch(() => {});
  }
}
