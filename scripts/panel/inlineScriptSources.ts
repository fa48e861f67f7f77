import { createHash } from 'node:crypto';

/**
 * What a Content-Security-Policy has to name, so that the few scripts that stand in a page itself may run.
 * @returns sources such as `'sha256-…'`
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
