/**
 * Reads once for all who ask within some time; what failed is not kept.
 * @example const statistics = keptFor(10_000, () => countAll(db));
 */
export function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (!kept || kept.until <= performance.now()) {
      const fresh = { value: read(), until: performance.now() + ms };
      fresh.value.catch(() => {
        if (kept === fresh) kept = undefined;
      });
      kept = fresh;
    }
    return kept.value;
  };
}
