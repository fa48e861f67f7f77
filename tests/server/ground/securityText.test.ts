import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerSecurityText } from '../../../src/server/core/http/securityHeaders.ts';
import { testConfig } from '../../harness/testConfig.ts';

const ask = (variables: Parameters<typeof testConfig>[0]) => {
  const server = Fastify();
  registerSecurityText(server, testConfig(variables));
  return server.inject('/.well-known/security.txt');
};

test('tells where holes are reported, until when that is good, and in which languages', async () => {
  const { headers, body } = await ask({
    securityContact: 'mailto:security@panel.example',
    publicUrl: 'https://panel.example',
  });
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(body.split('\n').map((line) => line.split(': ') as [string, string]));
  expect(fields.get('Contact')).toBe('mailto:security@panel.example');
  expect(fields.get('Preferred-Languages')).toBe('pl, en, uk, ru');
  expect(fields.get('Canonical')).toBe('https://panel.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

test('names no address of its own where it has none by https', async () => {
  const { body } = await ask({
    securityContact: 'https://panel.example/holes',
    publicUrl: 'http://10.0.0.7',
  });
  expect(body).toMatch(/^Contact: https:\/\/panel\.example\/holes\n/);
  expect(body).not.toContain('Canonical');
});

test('says nothing where the operator has named no place', async () => {
  expect((await ask({})).statusCode).toBe(404);
});
