import { isIP } from 'node:net';
import { hostUrls } from '../db/hostUrls.ts';
import { logLevels } from '../log/createLog.ts';
import { StartError } from './StartError.ts';

interface Variable {
  /** Completes the sentence "NAME takes …". */
  readonly takes: string;
  readonly fits: (value: string) => boolean;
  /** Never print the value: it may contain a password. */
  readonly secret?: boolean;
}

const HOST_NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;
const ADDRESS = /^[^\s<>@",;:]+@[^\s<>@",;:]+$/;
const MAILTO = /^mailto:[^\s<>@"?]+@[^\s<>@"?]+$/;
const SENDER = /^(?:[^<>"\r\n]+ <)?[^\s<>@"]+@[^\s<>@"]+(?:>)?$/;

const port: Variable = {
  takes: 'a whole number from 1 to 65535',
  fits: (value) => /^[0-9]{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
};

const VARIABLES = {
  PORT: port,
  MOCK_PORT: port,
  METRICS_PORT: port,
  HOST: {
    takes: 'an IP address or a host name',
    fits: (value) => isIP(value) !== 0 || (HOST_NAME.test(value) && !/^[0-9.]+$/.test(value)),
  },
  DATA_DIR: {
    takes: 'the path of a folder',
    fits: (value) => !value.includes('\0'),
  },
  DATABASE_URL: {
    takes:
      'the address of a PostgreSQL server, like postgres://user:password@host:5432/database, or of a primary and its ' +
      'replicas, like postgres://user:password@one,other/database',
    fits: (value) => hostUrls(value)?.every((url) => isUrl(url, ['postgres:', 'postgresql:'])) ?? false,
    secret: true,
  },
  SMTP_URL: {
    takes: 'the address of a mail server, like smtp://user:password@host:587 or smtps://host',
    fits: (value) => isUrl(value, ['smtp:', 'smtps:']),
    secret: true,
  },
  MAIL_FROM: {
    takes: 'an e-mail address, like panel@example.org or Panel <panel@example.org>',
    fits: (value) => value.length <= 250 && SENDER.test(value) && value.includes('<') === value.endsWith('>'),
  },
  OPERATOR_EMAIL: {
    takes: 'an e-mail address, like help@example.org',
    fits: (value) => value.length <= 250 && ADDRESS.test(value),
  },
  PUBLIC_URL: {
    takes: 'an http or https address without a path, like https://panel.example.org',
    fits: isOrigin,
  },
  API_URL: {
    // The session cookie is SameSite=Strict, and cross-site requests are refused.
    takes: 'a path on the panel’s own address, like /api: an API elsewhere needs a proxy before both',
    fits: (value) => /^\/(?!\/)[\w./~-]*$/.test(value),
  },
  SUPPORT_URL: {
    takes: 'an e-mail address or an http or https address, like mailto:help@example.org',
    fits: (value) => MAILTO.test(value) || isUrl(value, ['http:', 'https:']),
  },
  SECURITY_CONTACT: {
    takes: 'an e-mail address or an https address, like mailto:security@example.org',
    fits: (value) => MAILTO.test(value) || (/^\S+$/.test(value) && isUrl(value, ['https:'])),
  },
  MANUAL_URL: {
    takes: 'an http or https address, like https://example.org/manual',
    fits: (value) => isUrl(value, ['http:', 'https:']),
  },
  TRUSTED_PROXIES: {
    takes:
      'addresses or networks of proxies, with commas between them, like 10.0.0.7, 192.168.4.0/24, fd00::/8',
    fits: (value) => listOf(value).every(isNetwork),
  },
  STORAGE_OF_ORGANIZATION: {
    takes: 'a whole number of megabytes from 1 to 1000000',
    fits: (value) => /^[1-9][0-9]{0,6}$/.test(value) && Number(value) <= 1_000_000,
  },
  LOG_LEVEL: { takes: 'error, warn, info or debug', fits: isOneOf(...logLevels) },
  DEMO: { takes: '0 or 1', fits: isOneOf('0', '1') },
  ORGANIZATION_APPROVAL: { takes: 'automatic or manual', fits: isOneOf('automatic', 'manual') },
} satisfies Record<string, Variable>;

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Value of a variable, or undefined if unset. An empty one counts as unset: `PORT= npm start`.
 * @throws {StartError} naming the variable and the accepted values
 */
export function readVariable(environment: Environment, name: keyof typeof VARIABLES): string | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  const variable: Variable = VARIABLES[name];
  if (variable.fits(value)) return value;
  throw new StartError(
    `${name} takes ${variable.takes}${variable.secret ? '' : `, not ${JSON.stringify(value)}`}.`,
  );
}

export function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // Prefix length 0 would trust every client, and so any address it claims.
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

function isOneOf(...values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return isUrl(value, ['http:', 'https:']) && url !== null && `${url.origin}/` === url.href;
}
