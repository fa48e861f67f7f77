import { isIP, isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { type LogLevel, logLevels } from '../log/createLog.ts';
import { StartError } from './StartError.ts';
import { type Environment, listOf, readVariable } from './variables.ts';

/** The variables of the environment, read once at the start (design, section 2). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. Holds the embedded database, its lock, and the mails while there is no mail server. */
  readonly dataDir: string;
  /** Of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where reported problems are mailed. */
  readonly operatorEmail: string;
  /** Where who has found a hole reports it (`mailto:` or `https:`); undefined where the operator has not said. */
  readonly securityContact: string | undefined;
  /** Base of the links in mails; an origin, so without a slash at its end. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly organizationApproval: 'automatic' | 'manual';
  readonly mockPort: number;
  /** Proxies whose `X-Forwarded-For` is believed: addresses or networks, none by default. */
  readonly trustedProxies: readonly string[];
  /** Where metrics and readiness are told; undefined for nowhere. */
  readonly metricsPort: number | undefined;
  /** Bytes that the files of one foundation's volunteers may have together. */
  readonly storageOfOrganization: number;
  readonly logLevel: LogLevel;
  /** Base of the API that the panel calls, without a slash at its end: a path here or another server. */
  readonly apiUrl: string;
  /** Where the panel's footer leads to; where it says nothing, the panel has a page of its own. */
  readonly links: { readonly reportProblem: string | undefined; readonly userManual: string | undefined };
}

/** Megabytes. */
const DEFAULT_STORAGE = 5 * 1024;

/** @throws {StartError} naming the variable and what it takes */
export function readConfig(environment: Environment): Config {
  const read = (name: Parameters<typeof readVariable>[1]) => readVariable(environment, name);
  const host = read('HOST') ?? '127.0.0.1';
  const port = Number(read('PORT') ?? 3000);
  const databaseUrl = read('DATABASE_URL');
  const proxies = read('TRUSTED_PROXIES');
  const publicUrl = new URL(read('PUBLIC_URL') ?? `http://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  const demo = readDemo(read('DEMO'), { host, publicHost: publicUrl.hostname, databaseUrl });
  const mailFrom = read('MAIL_FROM') ?? `no-reply@${mailDomain(publicUrl.hostname)}`;
  const approval = read('ORGANIZATION_APPROVAL') ?? (demo ? 'automatic' : 'manual');
  return Object.freeze({
    port,
    host,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    smtpUrl: read('SMTP_URL'),
    mailFrom,
    operatorEmail: read('OPERATOR_EMAIL') ?? addressOf(mailFrom),
    securityContact: read('SECURITY_CONTACT'),
    publicUrl: publicUrl.origin,
    demo,
    organizationApproval: approval === 'automatic' ? approval : 'manual',
    mockPort: Number(read('MOCK_PORT') ?? 4010),
    trustedProxies: proxies === undefined ? [] : listOf(proxies),
    storageOfOrganization: Number(read('STORAGE_OF_ORGANIZATION') ?? DEFAULT_STORAGE) * 2 ** 20,
    logLevel: logLevels.find((level) => level === read('LOG_LEVEL')) ?? 'info',
    metricsPort: optionalNumber(read('METRICS_PORT')),
    apiUrl: (read('API_URL') ?? '/api').replace(/(?<!\/)\/+$/, ''),
    links: {
      reportProblem: read('SUPPORT_URL'),
      userManual: read('MANUAL_URL'),
    },
  });
}

function optionalNumber(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

/** Of a sender that may bring a name: `Panel <panel@example.org>`. */
function addressOf(sender: string): string {
  return sender.slice(sender.indexOf('<') + 1).replace('>', '');
}

/** Everybody knows the demo's passwords: it never opens to a network because somebody forgot to say no. */
function readDemo(
  value: string | undefined,
  { host, publicHost, databaseUrl }: { host: string; publicHost: string; databaseUrl: string | undefined },
): boolean {
  if (value !== undefined) return value === '1';
  if (databaseUrl !== undefined) return false;
  const open = [
    { host, variable: 'HOST' },
    // A proxy lets others in, also where this process listens to its own machine alone.
    { host: publicHost, variable: 'PUBLIC_URL' },
  ].find((place) => !isLoopback(place.host));
  if (!open) return true;
  throw new StartError(
    `DEMO has to be set when ${open.variable} is ${open.host}, which others can reach: it takes 0 (no demo data) or ` +
      '1 (demo data, whose passwords everybody knows).',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || (isIPv4(host) && host.startsWith('127.'));
}

/** An IP address is no domain of an e-mail address. */
function mailDomain(hostname: string): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
}
