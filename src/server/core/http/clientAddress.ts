import { isIPv4, isIPv6 } from 'node:net';

/** Of an IPv6 address, what names the subscriber: whoever has one has 2^64 of them. */
const SUBSCRIBER_GROUPS = 4;

/**
 * What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. Some proxies add a port,
 * which is another one for each connection.
 *
 * @param ip as Fastify has it: of the connection, or the rightmost of `X-Forwarded-For` that is no trusted proxy
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

/** All eight groups of an IPv6 address, without leading zeros; a zone, which names a line of this machine, is left out. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  // The URL parser writes an address in one way only, also where its end is written as IPv4.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return tail === undefined ? before : [...before, ...zeros, ...after];
}
