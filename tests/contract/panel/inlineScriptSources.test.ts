import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptSources } from '../../../scripts/build/panel/prerenderPages.ts';

test('a page has its own scripts named, and no others', () => {
  const hash = createHash('sha256').update('hello()').digest('base64');
  const page = '<title>Cześć</title><script src="/a.js"></script><script data-x="1">hello()</script>';
  expect(inlineScriptSources(page)).toEqual([`'sha256-${hash}'`]);
  expect(inlineScriptSources('<p>no script</p>')).toEqual([]);
});
