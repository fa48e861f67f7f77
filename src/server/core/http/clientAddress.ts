import { isIPv4, isIPv6 } from 'node:net';

/** The network part of an IPv6 address, which identifies the subscriber; each has 2^64 addresses. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Client identity for rate limits: an IPv4 address, or the /64 network of an IPv6 address. Strips the port
 * that some proxies add, because it differs for each connection.
 *
 * @param ip from Fastify: of the connection, or the rightmost untrusted one of `X-Forwarded-For`
 * @example clientAddress('2001:db8::7'); // '2001:db8:0:0::/64'
 */
export function clientAddress(ip: string): string {
  const address = withoutPort(ip.trim());
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  return `${groupsOf(address).slice(0, SUBSCRIBER_GROUPS).join(':')}::/64`;
}

function withoutPort(ip: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(ip) ?? [];
  const [, plain] = /^([\d.]+):\d+$/.exec(ip) ?? [];
  return bracketed ?? plain ?? ip;
}

/** All eight groups of an IPv6 address, without leading zeros and zone. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  // The URL parser normalises addresses, including those that end in IPv4 notation.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return tail === undefined ? before : [...before, ...zeros, ...after];
}
