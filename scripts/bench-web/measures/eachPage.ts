/** Some at a time, because most of a page's life is waiting. */
const AT_ONCE = 4;

/** Calls with each item, several at a time; keeps the order. */
export async function eachPage<Item, Result>(
  items: readonly Item[],
  call: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  const work = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await call(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
