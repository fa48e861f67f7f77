import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { StartError } from '../../../src/server/core/config/StartError.ts';

describe('what is taken when nothing is set', () => {
  test('this machine alone, the embedded database, the demo', () => {
    expect(readConfig({})).toMatchObject({
      ...{ port: 3000, host: '127.0.0.1', databaseUrl: undefined, smtpUrl: undefined, mockPort: 4010 },
      ...{ publicUrl: 'http://127.0.0.1:3000', mailFrom: 'no-reply@localhost', apiUrl: '/api' },
      ...{ demo: true, organizationApproval: 'automatic' },
    });
  });

  test('set to nothing is not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  test('no demo on a PostgreSQL server, and foundations are approved by hand', () => {
    const config = readConfig({ DATABASE_URL: 'postgres://panel@db/panel', HOST: '0.0.0.0' });
    expect(config).toMatchObject({ demo: false, organizationApproval: 'manual' });
  });

  test('the footer leads where the operator says, and until then to pages of the panel', () => {
    expect(readConfig({}).links).toEqual({ reportProblem: undefined, userManual: undefined });
    const { links } = readConfig({
      SUPPORT_URL: 'mailto:help@example.org',
      MANUAL_URL: 'https://example.org/manual',
    });
    expect(links).toEqual({
      reportProblem: 'mailto:help@example.org',
      userManual: 'https://example.org/manual',
    });
  });

  test.each([
    [{}, 'no-reply@localhost'],
    [{ MAIL_FROM: 'panel@example.org' }, 'panel@example.org'],
    [{ MAIL_FROM: 'Panel <panel@example.org>' }, 'panel@example.org'],
    [{ MAIL_FROM: 'panel@example.org', OPERATOR_EMAIL: 'help@example.org' }, 'help@example.org'],
  ])('reported problems reach the sender’s address, or where the operator says: %j', (variables, to) => {
    expect(readConfig(variables).operatorEmail).toBe(to);
  });

  test('links and sender follow where the panel is', () => {
    expect(readConfig({ HOST: '::1', PORT: '8080' }).publicUrl).toBe('http://[::1]:8080');
    const config = readConfig({ PUBLIC_URL: 'https://panel.example.org/', DEMO: '0' });
    expect(config).toMatchObject({
      publicUrl: 'https://panel.example.org',
      mailFrom: 'no-reply@panel.example.org',
    });
  });
});

describe('the demo, whose passwords everybody knows', () => {
  test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'is loaded by default where HOST is %s',
    (HOST) => {
      expect(readConfig({ HOST }).demo).toBe(true);
    },
  );

  test.each(['0.0.0.0', '::', '192.168.1.5', 'panel.example.org'])(
    'needs a decision where HOST is %s',
    (HOST) => {
      expect(() => readConfig({ HOST })).toThrow(
        /^Others can reach HOST .+, so DEMO must be set: to 0 .+ or to 1 /,
      );
      expect(readConfig({ HOST, DEMO: '0' }).demo).toBe(false);
      expect(readConfig({ HOST, DEMO: '1' }).demo).toBe(true);
    },
  );
});

describe('the demo behind a proxy, which lets others in', () => {
  test.each([
    'https://panel.example.org',
    'http://192.168.1.5:3000',
    'http://127.example.org',
    'https://[fd00::1]',
  ])('needs a decision where PUBLIC_URL is %s', (PUBLIC_URL) => {
    const refusal = /^Others can reach PUBLIC_URL .+, so DEMO must be set: to 0 .+ or to 1 /;
    expect(() => readConfig({ PUBLIC_URL })).toThrow(refusal);
    expect(readConfig({ PUBLIC_URL, DEMO: '0' }).demo).toBe(false);
    expect(readConfig({ PUBLIC_URL, DEMO: '1' }).demo).toBe(true);
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1', 'https://[::1]:3000'])(
    'is loaded by default where PUBLIC_URL is %s',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL }).demo).toBe(true);
    },
  );
});

describe('a wrong value is one line that names the variable and what it takes', () => {
  test.each([
    ['PORT', ['0', '65536', '3000.5', '-1', 'http', '0x10', '1e3']],
    ['MOCK_PORT', ['none']],
    ['METRICS_PORT', ['9464/tcp', '0']],
    [
      'TRUSTED_PROXIES',
      ['proxy', '10.0.0.0/33', '10.0.0.7,', '0.0.0.0/0', '::/0', 'fd00::/129', '10.0.0.7/8/8', '1.2.3'],
    ],
    ['STORAGE_OF_ORGANIZATION', ['0', '1.5', '5 GB', '1000001', '-1']],
    ['LOG_LEVEL', ['loud', 'INFO', 'trace']],
    ['HOST', ['256.1.1.1', 'a b', 'http://localhost', '-x', 'a..b', '127.0.0.1:3000']],
    ['DATABASE_URL', ['mysql://localhost/x', 'panel', 'postgres:///panel']],
    ['SMTP_URL', ['http://mail', 'mail.example.org', 'smtp://']],
    [
      'MAIL_FROM',
      ['panel', 'a@b\r\nBcc: c@d', 'Panel <panel@example.org', 'a@b, c@d', `${'a'.repeat(250)}@b`],
    ],
    [
      'OPERATOR_EMAIL',
      ['help', 'mailto:help@example.org', 'Help <help@example.org>', 'a@b\r\nBcc: c@d', 'a@b,c@d', 'a b@c'],
    ],
    ['PUBLIC_URL', ['panel.example.org', 'ftp://x', 'https://x/panel', 'https://x?y', 'https://u:p@x']],
    ['API_URL', ['api', '//evil.example', 'ftp://x', 'https://api.example.org/api', '/api?x']],
    [
      'SUPPORT_URL',
      ['help@example.org', 'mailto:help', 'mailto:a@b?bcc=c@d', 'javascript:alert(1)', '/help'],
    ],
    [
      'SECURITY_CONTACT',
      ['security@example.org', 'mailto:help', 'http://example.org', 'https://a.b/\nContact: x', 'tel:112'],
    ],
    ['MANUAL_URL', ['manual', 'mailto:help@example.org', 'data:text/html,x']],
    ['DEMO', ['yes', 'true', '2']],
    ['ORGANIZATION_APPROVAL', ['auto', 'MANUAL']],
  ])('%s', (name, values) => {
    for (const value of values) {
      const message = messageOf({ [name]: value });
      expect(message).toMatch(new RegExp(`^${name} takes .{5,}`));
      expect(message).not.toContain('\n');
    }
  });

  test('never repeats what may hold a password', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://u:geheim@h/d' })).not.toContain('geheim');
    expect(messageOf({ SMTP_URL: 'http://u:geheim@h' })).not.toContain('geheim');
  });
});

test.each([
  ['MAIL_FROM', 'Panel wolontariatu <panel@example.org>'],
  ['MAIL_FROM', 'panel@localhost'],
  ['API_URL', '/v2/api'],
  ['SUPPORT_URL', 'mailto:help@example.org'],
  ['SUPPORT_URL', 'https://example.org/help'],
  ['SECURITY_CONTACT', 'mailto:security@example.org'],
  ['SECURITY_CONTACT', 'https://example.org/security'],
  ['SMTP_URL', 'smtps://user:pass%40word@mail.example.org:465'],
  ['DATABASE_URL', 'postgresql://u:p@[::1]:5432/panel?sslmode=require'],
])('%s takes %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow();
});

function messageOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error(`${JSON.stringify(environment)} was taken`);
}
