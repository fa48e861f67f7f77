import contract from '../../contract/generated/openapi.json' with { type: 'json' };

/** A part of the contract with all that it refers to in its place. No schema refers to itself. */
export function withoutReferences(part: unknown): unknown {
  const found = behindReference(part);
  if (typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found.map(withoutReferences);
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, withoutReferences(value)]));
}

/** What `{ $ref: '#/components/schemas/Volunteer' }` refers to; any other part is itself. */
export function behindReference(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return part;
  const [, ...keys] = String(part.$ref).split('/');
  return behindReference(
    keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], contract),
  );
}
