import { expect, test } from 'vitest';
import { isResendable } from '../../src/domain/team/isResendable.ts';
import { mayManage } from '../../src/domain/team/mayManage.ts';

test.each([
  ['admin', 'admin', true],
  ['admin', 'coordinator', true],
  ['coordinator', 'coordinator', true],
  ['coordinator', 'admin', false],
  ['volunteer', 'coordinator', false],
  ['volunteer', 'volunteer', false],
] as const)('%s manages %s: %s', (actor, subject, allowed) => {
  expect(mayManage(actor, subject)).toBe(allowed);
});

test.each([
  ['pending', true],
  ['expired', true],
  ['accepted', false],
  ['revoked', false],
] as const)('an invitation that is %s can be sent again: %s', (status, allowed) => {
  expect(isResendable(status)).toBe(allowed);
});
