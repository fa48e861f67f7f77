import { Client, type ClientConfig } from 'pg';
import { askServer } from './askServer.ts';
import { hostUrls } from './hostUrls.ts';
import { READ_ONLY } from './isDatabaseAway.ts';

export interface PrimaryClientConfig extends ClientConfig {
  /** May name several servers; the client connects to the one that accepts writes. */
  readonly databaseUrl: string;
}

type OnConnected = (error: Error) => void;

/** Pending lookups, shared by connections that open at the same time. */
const asking = new Map<string, Promise<string>>();

/**
 * Finds the server that accepts writes among those of a URL, like `target_session_attrs=read-write`. Asks all
 * at once, so that a dead one delays nothing. A URL with one server is returned as is.
 * @throws AggregateError with each server's error
 */
async function findPrimary(databaseUrl: string): Promise<string> {
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

/** A connection, for a pool or standalone, to the server that accepts writes. */
export class PrimaryClient extends Client {
  readonly #databaseUrl: string;
  #url = '';

  constructor(config: PrimaryClientConfig) {
    const [first = config.databaseUrl] = hostUrls(config.databaseUrl) ?? [];
    super({ ...config, connectionString: first });
    this.#databaseUrl = config.databaseUrl;
  }

  get url(): string {
    return this.#url;
  }

  override connect(): Promise<Client>;
  override connect(callback: OnConnected): void;
  override connect(callback?: OnConnected): Promise<Client> | undefined {
    if (callback === undefined) return this.#choose().then(() => super.connect());
    this.#choose().then(() => super.connect(callback), callback);
    return undefined;
  }

  /** The servers differ only in host and port. */
  async #choose(): Promise<void> {
    this.#url = await findPrimary(this.#databaseUrl);
    const { hostname, port } = new URL(this.#url);
    if (this.#url !== this.#databaseUrl) {
      Object.assign(this, { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 5432) });
    }
  }
}
