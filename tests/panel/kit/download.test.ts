import { expect, test } from 'vitest';
import { fileNameOf } from '../../../src/panel/kit/download/useDownload.ts';

test.each([
  [
    'attachment; filename="za?wiadczenie.pdf"; filename*=UTF-8\'\'za%C5%9Bwiadczenie.pdf',
    'zaświadczenie.pdf',
  ],
  ['attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
  ['attachment; filename=volunteers-2026-11-21.csv', 'volunteers-2026-11-21.csv'],
  ["attachment; filename=plain.pdf; filename*=UTF-8''%C5", 'plain.pdf'],
  ['attachment', 'fallback'],
  [null, 'fallback'],
])('the name of a download out of %s', (disposition, name) => {
  expect(fileNameOf(disposition, 'fallback')).toBe(name);
});
