import contract from '../../../contract/generated/openapi.json' with { type: 'json' };

/** A part of the contract with all that it refers to in its place. No schema refers to itself. */
export function withoutReferences(part: unknown): unknown {
  const found = behindReference(part);
  if (typeof found !== 'object' || found === null) return found;
  if (Array.isArray(found)) return found.map(withoutReferences);
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, withoutReferences(value)]));
}

/** What `{ $ref: '#/components/schemas/Volunteer' }` leads to, however often that refers on; any other part is itself. */
export function behindReference(part: unknown): unknown {
  const found = referred(part);
  return found === undefined ? part : behindReference(found);
}

/** What a part refers to, or undefined where it refers to nothing. */
export function referred(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('$ref' in part)) return undefined;
  const [, ...keys] = String(part.$ref).split('/');
  return keys.reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], contract);
}
