import { expect, test } from 'vitest';
import { basicCredentials } from '../../../src/panel/data/session.ts';

test.each([
  ['anna@demo.example', 'Demo-2026!'],
  ['łucja@przykład.example', 'Zażółć-gęślą-1'],
  ['олена@приклад.example', 'Пароль-2026!:з двокрапкою'],
])('%s and its password survive as UTF-8', (email, password) => {
  const [scheme, token = ''] = basicCredentials(email, password).split(' ');
  expect(scheme).toBe('Basic');
  expect(Buffer.from(token, 'base64').toString('utf8')).toBe(`${email}:${password}`);
});
