import { describe, expect, test } from 'vitest';
import type { Config } from '../../../src/server/core/config/config.ts';
import { securityHeaders } from '../../../src/server/core/http/securityHeaders.ts';
import { testConfig } from '../../harness/testConfig.ts';

function headersOf(overrides: Partial<Config> = {}) {
  return securityHeaders(testConfig(overrides), []);
}

describe('every answer, errors too', () => {
  test('lets only our own scripts run, and nobody frame us', () => {
    const policy = String(headersOf()['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        ...["default-src 'self'", "script-src 'self'", "script-src-attr 'none'", "connect-src 'self'"],
        ...["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
      ]),
    );
    expect(policy.join()).not.toContain('unsafe-eval');
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
  });

  test('tells no other site where it came from, since links carry tokens', () => {
    expect(headersOf()).toMatchObject({
      ...{ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' },
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

test('asks for https for a year where the panel is served by https, and only there', () => {
  expect(headersOf()).not.toHaveProperty('strict-transport-security');
  const headers = headersOf({ publicUrl: 'https://panel.example.org' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});
