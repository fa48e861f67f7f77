/**
 * Does a work as for production: libraries and Vite take it from the environment whether they come with their warnings
 * for developers.
 */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
