import { isIP, isIPv4, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { type LogLevel, logLevels } from '../log/createLog.ts';
import { StartError } from './StartError.ts';
import { type Environment, listOf, readVariable } from './variables.ts';

/** Configuration from environment variables, read once at start (design, section 2). */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the embedded database, its lock, and the mails if there is no mail server. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Recipient of problem reports. */
  readonly operatorEmail: string;
  /** Where to report vulnerabilities (`mailto:` or `https:`); undefined if not configured. */
  readonly securityContact: string | undefined;
  /** Base of the links in mails: an origin, without a trailing slash. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly organizationApproval: 'automatic' | 'manual';
  readonly mockPort: number;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies: readonly string[];
  /** Port of metrics and readiness; undefined disables it. */
  readonly metricsPort: number | undefined;
  /** Storage limit in bytes of a foundation's volunteer files. */
  readonly storageOfOrganization: number;
  readonly logLevel: LogLevel;
  /** Base of the API that the panel calls, without a trailing slash: a path here or another server. */
  readonly apiUrl: string;
  /** Links in the panel's footer; if unset, the panel uses pages of its own. */
  readonly links: { readonly reportProblem: string | undefined; readonly userManual: string | undefined };
}

/** Megabytes. */
const DEFAULT_STORAGE = 5 * 1024;

/** @throws {StartError} naming the variable and the accepted values */
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

/** Strips the display name of a sender: `Panel <panel@example.org>`. */
function addressOf(sender: string): string {
  return sender.slice(sender.indexOf('<') + 1).replace('>', '');
}

/**
 * The demo's passwords are public: it is on by default on localhost only; on a network DEMO must be set
 * explicitly.
 */
function readDemo(
  value: string | undefined,
  { host, publicHost, databaseUrl }: { host: string; publicHost: string; databaseUrl: string | undefined },
): boolean {
  if (value !== undefined) return value === '1';
  if (databaseUrl !== undefined) return false;
  const open = [
    { host, variable: 'HOST' },
    // A proxy may expose the server even if it only listens on localhost.
    { host: publicHost, variable: 'PUBLIC_URL' },
  ].find((place) => !isLoopback(place.host));
  if (!open) return true;
  throw new StartError(
    `Others can reach ${open.variable} ${open.host}, so DEMO must be set: to 0 for no demo data, or to 1 for demo ` +
      'data, whose passwords are public.',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || (isIPv4(host) && host.startsWith('127.'));
}

/** An IP address cannot be the domain of an e-mail address. */
function mailDomain(hostname: string): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : 'localhost';
}
