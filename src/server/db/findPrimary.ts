import { askServer } from './askServer.ts';
import { hostUrls } from './hostUrls.ts';
import { READ_ONLY } from './isDatabaseAway.ts';

/** Questions on their way: connections that are opened at once ask once. */
const asking = new Map<string, Promise<string>>();

/**
 * Of the servers that an address names, the one that takes writes, as `target_session_attrs=read-write` does it. All are
 * asked at once, so that one that is gone keeps nobody waiting; an address of one server is simply taken.
 * @throws AggregateError of what each of them said
 */
export async function findPrimary(databaseUrl: string): Promise<string> {
  const urls = hostUrls(databaseUrl) ?? [];
  if (urls.length < 2) return databaseUrl;
  const underway = asking.get(databaseUrl) ?? askAll(urls).finally(() => asking.delete(databaseUrl));
  asking.set(databaseUrl, underway);
  return underway;
}

function askAll(urls: readonly string[]): Promise<string> {
  return Promise.any(
    urls.map(async (url) => {
      await requireWritable(url);
      return url;
    }),
  );
}

async function requireWritable(url: string): Promise<void> {
  const isWritable = await askServer(url, 'primary', async (client) => {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  });
  if (!isWritable) throw Object.assign(new Error('the server takes no writes'), { code: READ_ONLY });
}
