import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { problemOf } from '../../harness/Reply.ts';

onEachServer('a refusal', (stage) => {
  const get = async (
    url: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'POST' | 'OPTIONS' | 'PATCH' | 'TRACE' = 'GET',
  ) => {
    const response = await stage.server.inject({ method, url, headers });
    return {
      status: response.statusCode,
      headers: response.headers,
      problem: problemOf(response.statusCode, response.headers, response.payload),
    };
  };

  describe('speaks the language that is asked for', () => {
    test.each<[asked: string, Language]>([
      ...languages.map((language): [string, Language] => [language, language]),
      ['uk-UA,ru;q=0.5', 'uk'],
      ['en-US', 'en'],
      ['EN', 'en'],
      ['fr, de;q=0.9, ru;q=0.2', 'ru'],
      ['en;q=0.1, uk;q=0.9', 'uk'],
      ['pl;q=0, en', 'en'],
      ['fr', 'pl'],
      ['*', 'pl'],
      ['', 'pl'],
      ['; ; q=, ,,', 'pl'],
      ['../../etc/passwd', 'pl'],
      ['x'.repeat(500), 'pl'],
    ])('%s', async (asked, language) => {
      const { problem, headers } = await get('/api/nothing', { 'accept-language': asked });
      const message = translator(language)('errors.not_found');
      expect(problem).toMatchObject({
        code: 'not_found',
        title: message,
        message,
        messages: [message],
        errors: [],
      });
      expect(headers['content-language']).toBe(language);
    });

    test('and Polish when none is', async () => {
      const { problem } = await get('/api/nothing');
      expect(problem.message).toBe(translator('pl')('errors.not_found'));
    });

    test.each(languages)('field by field (%s)', async (language) => {
      const translate = translator(language);
      const { problem } = await stage.call('rejectVolunteer', {
        ...{ as: stage.own.admin, params: { id: stage.own.volunteerId }, query: { reason: 'x' } },
        headers: { 'accept-language': language },
      });
      const message = translate('validation.minLength', { smart_count: 3, limit: 3 });
      expect(message).toContain('3');
      expect(problem).toMatchObject({
        ...{ type: '/api/docs#problem-invalid_input', title: translate('errors.invalid_input') },
        errors: [{ field: 'reason', code: 'minLength', message }],
      });
      expect(problem.messages).toEqual([expect.stringContaining(message)]);
    });
  });

  describe('is the same for what is not there', () => {
    test.each([
      '/api',
      '/api/',
      '/api/nothing',
      '/api/volunteers',
      '/api//volunteers',
      '/api/volunteers/1/2/3/4',
      '/api/openapi.yaml',
      '/api/..%2f..%2fetc%2fpasswd',
      '/api/images',
      `/api/volunteers/${'x'.repeat(300)}`,
      '/api/constructor',
      '/api/__proto__',
      '/api/docs/nothing.js',
    ])('%s', async (url) => {
      const { problem } = await get(url, { accept: 'text/html,*/*' });
      expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    });

    test.each(['%', '%E0%A4%A', '%ff', '%zz/verify'])(
      'an address that cannot be read: %s',
      async (segment) => {
        const { problem, status } = await get(`/api/volunteers/${segment}`);
        expect([400, 404]).toContain(status);
        expect(problem.message).not.toBe('');
      },
    );

    test.each(['OPTIONS', 'PATCH', 'POST', 'TRACE'] as const)(
      'a method that the contract does not have: %s',
      async (method) => {
        const { problem } = await get(`/api/volunteers/${stage.own.volunteerId}`, {}, method);
        expect(problem.code).toBe('not_found');
      },
    );
  });

  test('lets no other site read it', async () => {
    const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
    for (const method of ['OPTIONS', 'GET'] as const) {
      const { headers } = await stage.server.inject({ method, url: '/api/health', headers: origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
