import { Client, type ClientConfig } from 'pg';
import { findPrimary } from './findPrimary.ts';
import { hostUrls } from './hostUrls.ts';

export interface PrimaryClientConfig extends ClientConfig {
  /** Of one server, or of several: the connection goes to that one which takes writes at the time. */
  readonly databaseUrl: string;
}

type OnConnected = (error: Error) => void;

/** A connection for a pool, or by itself, to the server that takes writes. */
export class PrimaryClient extends Client {
  readonly #databaseUrl: string;
  #url = '';

  constructor(config: PrimaryClientConfig) {
    const [first = config.databaseUrl] = hostUrls(config.databaseUrl) ?? [];
    super({ ...config, connectionString: first });
    this.#databaseUrl = config.databaseUrl;
  }

  /** Of the server that it is connected to. */
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

  /** The servers differ by nothing else. */
  async #choose(): Promise<void> {
    this.#url = await findPrimary(this.#databaseUrl);
    const { hostname, port } = new URL(this.#url);
    if (this.#url !== this.#databaseUrl) {
      Object.assign(this, { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port || 5432) });
    }
  }
}
