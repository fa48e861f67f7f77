import { type ContractDocument, listOperations, type Operation } from '../ContractDocument.ts';
import { uploadOf } from '../writeOperations.ts';
import type { Finding } from './Finding.ts';

type Upload = ReturnType<typeof uploadOf>;

/**
 * Compares security as each operation inherits it, and what OpenAPI does not cover: roles, accepted files,
 * and names of generated types.
 */
export function ownFindings(base: ContractDocument, current: ContractDocument): Finding[] {
  const operations = listOperations(base).flatMap(({ path, method, operation }) => {
    const now = current.paths[path]?.[method];
    if (!now) return [];
    const changes = [
      ...securityChanges(operation.security ?? base.security, now.security ?? current.security),
      ...roleChanges(operation, now),
      ...uploadChanges(uploadOf(base, operation), uploadOf(current, now)),
    ];
    return changes.map((change): Finding => ({ place: `${method.toUpperCase()} ${path}`, ...change }));
  });
  const schemas = Object.keys(base.components.schemas).filter((name) => !current.components.schemas[name]);
  const removed = breaks('The schema was removed or renamed: generated types lose its name.');
  return [...operations, ...schemas.map((place) => ({ place, ...removed }))];
}

type Change = Omit<Finding, 'place'>;

const breaks = (message: string): Change => ({ weight: 'breaks', message });
const adds = (message: string): Change => ({ weight: 'adds', message });

/** Each alternative of `security` suffices, and an empty list means public (OpenAPI 3.1, 4.8.10). */
function securityChanges(before: Operation['security'], now: Operation['security']): Change[] {
  const ways = (security: Operation['security']) => (security?.length ? security : [{}]).map(Object.keys);
  const [old, current] = [ways(before), ways(now)];
  const isWithin = (inner: readonly string[], outer: readonly string[]) =>
    inner.every((scheme) => outer.includes(scheme));
  // A client may send more credentials than required.
  const lost = old.filter((way) => !current.some((other) => isWithin(other, way)));
  const gained = current.filter((way) => !old.some((other) => isWithin(other, way)));
  return [
    ...lost.map((way) => breaks(`Calls ${by(way)} are no longer let in.`)),
    ...gained.map((way) => adds(`Calls ${by(way)} are let in.`)),
  ];
}

function by(way: readonly string[]): string {
  return way.length === 0
    ? 'without signing in'
    : `with ${way.map((scheme) => `\`${scheme}\``).join(' and ')}`;
}

function roleChanges({ 'x-roles': before }: Operation, { 'x-roles': now }: Operation): Change[] {
  // A visitor is anybody, so all roles are included.
  const lost = now.includes('visitor') ? [] : before.filter((role) => !now.includes(role));
  const gained = now.filter((role) => !before.includes(role));
  return [
    ...lost.map((role) => breaks(`The role ${role} may no longer call it.`)),
    ...gained.map((role) => adds(`The role ${role} may call it.`)),
  ];
}

function uploadChanges(before: Upload, now: Upload): Change[] {
  if (!before || !now) return [];
  const refused = before.types.filter((type) => !now.types.includes(type));
  const changes = refused.map((type) => breaks(`Files of type ${type} are no longer taken.`));
  if (now.maxBytes < before.maxBytes)
    changes.push(breaks(`Files may have ${now.maxBytes} bytes, no longer ${before.maxBytes}.`));
  return changes;
}
