/**
 * How a keyword that limits what requests say has changed.
 * @example limitMessage('maxLength', 1500, 3000) // '`maxLength` is 3000 now, was 1500.'
 * @example limitMessage('enum', ['a'], ['a', 'b']) // '`enum` gains b.'
 */
export function limitMessage(keyword: string, before: unknown, now: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(now))
    return `\`${keyword}\` is ${said(now)} now, was ${said(before)}.`;
  const gained = now.filter((value) => !before.includes(value));
  const lost = before.filter((value) => !now.includes(value));
  const parts = [
    ...(gained.length > 0 ? [`gains ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : []),
  ];
  return `\`${keyword}\` ${parts.join(' and ') || 'has another order'}.`;
}

function said(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value);
}
