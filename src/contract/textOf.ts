/** Converts any value to text: an object with a name by that name, a list item by item. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}
