import { expect, test } from 'vitest';
import { escapeHtml } from '../../src/contract/escapeHtml.ts';

test('nothing of a text is taken for HTML', () => {
  expect(escapeHtml(`<b title="a" id='b'>R&D</b>`)).toBe(
    '&#60;b title=&#34;a&#34; id=&#39;b&#39;&#62;R&#38;D&#60;/b&#62;',
  );
  expect(escapeHtml('Łódź, 5 zł')).toBe('Łódź, 5 zł');
});
