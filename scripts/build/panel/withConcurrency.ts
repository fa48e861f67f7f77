/** Maps items with limited concurrency; keeps the order. */
export async function withConcurrency<Item, Result>(
  count: number,
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await call(next[1]);
  };
  await Promise.all(Array.from({ length: count }, work));
  return results;
}
