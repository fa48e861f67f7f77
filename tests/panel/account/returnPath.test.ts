// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { returnPath } from '../../../src/panel/account/returnPath.ts';

test.each([
  ['', '/overview'],
  ['?from=/volunteers', '/volunteers'],
  ['?from=%2Fvolunteers%3Fstatus%3Dpending%23top', '/volunteers?status=pending#top'],
  ['?from=/login', '/overview'],
  ['?from=https://evil.example/', '/overview'],
  ['?from=//evil.example/', '/overview'],
  ['?from=/%5Cevil.example/', '/overview'],
  ['?from=javascript:alert(1)', '/overview'],
])('%j leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});
