/**
 * Value of a record's field; for a part of an object the name is a path.
 * @example valueAt({ onSite: { phone: '+48601234567' } }, 'onSite.phone') // '+48601234567'
 */
export function valueAt(record: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((level, key) => (level as Record<string, unknown> | null | undefined)?.[key], record);
}
