// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { failureTexts } from '../../../src/panel/shell/failureTexts.ts';
import { buildProblem } from '../support/buildProblem.ts';

const problem = buildProblem({ message: 'one', messages: ['first', 'second'] });
afterEach(() => void vi.unstubAllGlobals());

const translate = (key: string) => key;

test.each([
  [400, ['first', 'second']],
  [401, ['first', 'second']],
  [403, ['first', 'second']],
  [404, ['first', 'second']],
  [409, []],
  [413, []],
  [422, []],
  [429, []],
  [500, []],
  [502, []],
  [503, ['one']],
  [0, ['messages.somethingWentWrong']],
])('status %i says %j', (status, texts) => {
  expect(failureTexts({ status, problem, quiet: false }, translate)).toEqual(texts);
  expect(failureTexts({ status, problem, quiet: true }, translate)).toEqual([]);
});

test('without a network, that is what is said', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const failure = { status: 0, problem: undefined, quiet: false };
  expect(failureTexts(failure, translate)).toEqual(['kit.failure.offline']);
});

test('a body that is not the contract’s says nothing', () => {
  for (const status of [400, 404, 503]) {
    expect(failureTexts({ status, problem: undefined, quiet: false }, translate)).toEqual([]);
  }
});
