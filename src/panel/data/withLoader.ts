import { useLoaderStore } from './loaderStore.ts';

/**
 * Shows the loading overlay until the work settles.
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
