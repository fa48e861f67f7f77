import { expect, test } from 'vitest';
import { inOrder } from '../../../../src/panel/kit/list/columns/inOrder.ts';

test.each([
  ['without an order, that of the contract', ['a', 'b', 'c'], [], ['a', 'b', 'c']],
  ['a whole order', ['a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['what is new stays behind the one before it', ['a', 'b', 'c', 'd'], ['c', 'a', 'd'], ['c', 'a', 'b', 'd']],
  ['what is new and first stays first', ['a', 'b', 'c'], ['c', 'b'], ['a', 'c', 'b']],
  ['two that are new stay together', ['a', 'b', 'c', 'd'], ['d', 'a'], ['d', 'a', 'b', 'c']],
  ['what is gone is no column', ['a', 'b'], ['b', 'x', 'a'], ['b', 'a']],
])('%s', (_, names, order, expected) => {
  expect(inOrder(names, order)).toEqual(expected);
});
