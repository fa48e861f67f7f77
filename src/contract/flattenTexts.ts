/** Texts by dotted key. */
export type Texts = Readonly<Record<string, string>>;

/** @example flattenTexts({ ra: { action: { save: 'Save' } } }); // { 'ra.action.save': 'Save' } */
export function flattenTexts(node: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flattenTexts(value, `${prefix}${key}.`)),
    ),
  );
}
