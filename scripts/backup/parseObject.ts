/** @returns undefined where it is no JSON object */
export function parseObject(line: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(line));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
