/** First parts of the addresses that the server answers itself; all others are pages of the panel. */
export const serverPaths = ['api', 'certificate', 'f', 'news', 'v'] as const;

/**
 * Vite's proxy to a server for what the panel does not answer.
 * @param rewrite for a server whose paths begin without `/api`
 * @example server: { proxy: proxyTo(3000) }
 */
export function proxyTo(port: number | string, rewrite?: (path: string) => string) {
  return Object.fromEntries(
    serverPaths.map((path) => [
      // As a regular expression, for a page may be called /newsletters.
      `^/${path}([/?]|$)`,
      { target: `http://127.0.0.1:${port}`, ...(path === 'api' && rewrite && { rewrite }) },
    ]),
  );
}
