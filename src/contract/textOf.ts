/** Text, or whatever else as text: a thing with a name by its name, a list by its items. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return 'name' in value ? String(value.name) : JSON.stringify(value);
}
