/**
 * Names in a chosen order. One that the order does not have, because the contract has it since, stays behind the one
 * before it.
 * @example inOrder(['a', 'b', 'c', 'd'], ['c', 'a', 'd']); // ['c', 'a', 'b', 'd']
 */
export function inOrder(names: readonly string[], order: readonly string[]): string[] {
  const ordered = order.filter((name) => names.includes(name));
  for (const [index, name] of names.entries()) {
    if (ordered.includes(name)) continue;
    const before = names[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
  }
  return ordered;
}
