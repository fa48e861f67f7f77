import { expect, test, vi } from 'vitest';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { ApiError, asProblem } from '../../../src/panel/data/ApiError.ts';
import { describeFailure } from '../../../src/panel/kit/form/describeFailure.ts';

const keys = { refused: 'refused', accident: 'accident' };

const described = (error: unknown) => {
  const { fields, messages } = describeFailure(error, CredentialsForm.schema, (key) => key, keys);
  return { fields, messages };
};

test.each([
  ['its message', 409, { message: 'one', messages: ['first'] }, { messages: ['one'] }],
  ['its messages, where there is no message', 409, { messages: ['a', 'b'] }, { messages: ['a b'] }],
  ['the form’s own words for what says nothing', 422, {}, { messages: ['refused'] }],
  ['the form’s own words for what went wrong inside', 500, { message: 'one' }, { messages: ['accident'] }],
  ['each field’s', 400, { errors: [{ field: 'email', message: 'x' }] }, { fields: { email: 'x' } }],
  [
    'once what no field shows',
    400,
    { errors: [{ message: 'x' }, { field: 'elsewhere', message: 'x' }, { field: 'email' }, null] },
    { messages: ['x'] },
  ],
])('a form says %s', (_, status, body, expected) => {
  const error = new ApiError(status, asProblem(body));
  expect(described(error)).toEqual({ fields: {}, messages: [], ...expected });
});

test('no answer is an accident', () => {
  expect(described(new TypeError('Failed to fetch'))).toEqual({ fields: {}, messages: ['accident'] });
});

test('no answer without a network says so, as the toast does', () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  expect(described(new TypeError('Failed to fetch')).messages).toEqual(['kit.failure.offline']);
  expect(described(new ApiError(0, undefined)).messages).toEqual(['kit.failure.offline']);
  vi.unstubAllGlobals();
});
