import { useLoaderStore } from './loaderStore.ts';

/**
 * Holds the loading overlay up while the work lasts, however it ends.
 *
 * @example await withLoader(signOut());
 */
export async function withLoader<Result>(work: Promise<Result>): Promise<Result> {
  const { set } = useLoaderStore.getState();
  set(true);
  try {
    return await work;
  } finally {
    set(false);
  }
}
