import contract from '../../../contract/generated/openapi.json' with { type: 'json' };

/** Part of the contract with all references resolved. No schema is recursive. */
export function withoutReferences(part: unknown): unknown {
  const found = behindReference(part);
  if (typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found.map(withoutReferences);
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, withoutReferences(value)]));
}

/** Follows `{ $ref: '#/components/schemas/Volunteer' }`, repeatedly; returns other parts unchanged. */
export function behindReference(part: unknown): unknown {
  const found = referred(part);
  return found === undefined ? part : behindReference(found);
}

/** Target of a reference, or undefined if the part is none. */
export function referred(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return undefined;
  const [, ...keys] = String(part.$ref).split('/');
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], contract);
}
