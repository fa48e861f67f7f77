/** A change at one place of a value: replaced, removed or extended. */
export interface Spoiling {
  readonly place: number;
  readonly how: 'replace' | 'remove' | 'add';
  readonly by: unknown;
}

/** Applies one change somewhere inside a value. */
export function spoil(value: unknown, { place, how, by }: Spoiling): unknown {
  const places = placesOf(value, []);
  const path = places[place % places.length] ?? [];
  return changed(value, path, (inner) => {
    if (how === 'replace') return by;
    if (how === 'remove') return undefined;
    if (Array.isArray(inner)) return [...inner, by];
    return typeof inner === 'object' && inner !== null ? { ...inner, surprise: by } : by;
  });
}

/** Every place in a value, itself first. */
function placesOf(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (!isPlain(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
}

function changed(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined || !isPlain(value)) return change(value);
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === name ? changed(inner, rest, change) : inner,
  ]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is object {
  return (
    Array.isArray(value) || (typeof value === 'object' && value !== null && value.constructor === Object)
  );
}
