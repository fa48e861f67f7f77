import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveSchema, type Schema } from '../../../scripts/generate/ContractDocument.ts';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { languages } from '../../../src/contract/Language.ts';
import { mailMessage } from '../../../src/server/core/mail/mailMessage.ts';
import { contract, jsonBodyOf, parametersOf } from '../../harness/contract.ts';
import { fillTexts } from '../../harness/fillTexts.ts';
import { onOneDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';
import { parseLikeSpreadsheet } from '../../harness/parseLikeSpreadsheet.ts';
import type { Reply } from '../../harness/Reply.ts';
import { insertWorld, type World } from '../../harness/requests/World.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';
import { testConfig } from '../../harness/testConfig.ts';
import { insertWallCaller } from '../../harness/walls/insertWallCaller.ts';
import { insertWallRecord, type Named } from '../../harness/walls/insertWallRecord.ts';
import { recordKindOf } from '../../harness/walls/recordKind.ts';
import { wallCasesOf } from '../../harness/walls/wallCases.ts';
import { wallInput } from '../../harness/walls/wallInput.ts';
import { expectationOf } from '../../harness/walls/wallRules.ts';

const ids = Object.keys(operations) as OperationId[];
const writing = ids.filter((id) => operations[id].changesState && takesText(id));
/** What is read by the secret of a mail names nothing that anybody typed but its owner. */
const bySecret: readonly OperationId[] = ['getInvitationByToken', 'getMailedLink', 'getAssignmentQuestion'];
/** Nothing here answers what does not end, or what somebody uploaded. */
const reading = ids.filter((id) => {
  const answers = contract.paths[operations[id].path]?.get?.responses[200];
  const isKnown = id.startsWith('export') || answers?.content?.['application/json'] !== undefined;
  return !operations[id].changesState && isKnown && id !== 'getContract' && !bySecret.includes(id);
});
const CANARY = 'http://127.0.0.1:50999/latest/meta-data';

/** Texts, the longest that fits first; what is too short for a field is repeated. */
const kinds: readonly (readonly [kind: string, texts: readonly string[]])[] = [
  [
    'markup',
    [
      '<script>alert(1)</script><img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      '<img src=x>',
      '<b>',
    ],
  ],
  ['a formula', ['=HYPERLINK("http://127.0.0.1:9/";"x")', '=1+1']],
  ['a formula behind a semicolon', ['Zbiórka;=1+1+2;koniec', 'a;-1;b']],
  [
    'the end of a header, letters that turn round and some of four bytes',
    ['x\r\nBcc: spy@evil.example\r\n\r\n<b>\u202e\u2066👩‍👩‍👧‍👦\u{10348}', 'x\r\nB\u202e👧\u{10348}'],
  ],
];
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

for (const [kind, texts] of kinds)
  onOneDatabase(`${kind} in every field that takes free text`, (open) => {
    let database: TestDatabase;
    let server: TestServer;
    let world: World;
    const written = new Map<OperationId, Reply>();
    let read: Reply[];
    const dialled: Socket[] = [];
    const noteSocket = (message: unknown) => dialled.push((message as { socket: Socket }).socket);

    const fill = ({ minLength = 1, maxLength = 1500 }: Schema) => {
      const letters = Array.from(texts.find((text) => Array.from(text).length <= maxLength) ?? '<');
      const times = Math.ceil(minLength / letters.length);
      return Array.from({ length: times }, () => letters)
        .flat()
        .join('');
    };

    beforeAll(async () => {
      database = await open();
      server = await startTestServer(database);
      world = await insertWorld(database.db);
      subscribe('net.client.socket', noteSocket);
      for (const id of writing) written.set(id, await write(id));
      read = await readAll();
    });
    afterAll(async () => {
      unsubscribe('net.client.socket', noteSocket);
      await server.close();
      await database.close();
    });

    /** A call by somebody who may, about a record that it may be about. */
    const write = async (id: OperationId): Promise<Reply> => {
      const { db } = database;
      const recordKind = recordKindOf(id) ?? 'nothing';
      const secret = world.secrets[id];
      const done = (['admin', 'coordinator', 'volunteer', 'none'] as const)
        .flatMap((role) => wallCasesOf(id, recordKind, role).map((wallCase) => ({ role, wallCase })))
        .find(({ role, wallCase }) => secret || expectationOf(id, recordKind, role, wallCase) === 'done');
      if (!done) throw new Error(`nobody may ${id}`);
      const { role, wallCase } = done;
      const caller = role === 'none' ? undefined : await insertWallCaller(db, world.organizationId, role);
      const person = wallCase.whose === 'own' || wallCase.which === 'joined' ? (caller ?? null) : null;
      const owner = { organizationId: world.organizationId, person, which: wallCase.which, surname: 'Nowak' };
      const named: Named = secret
        ? { body: { token: secret, emailVerificationToken: secret } }
        : await insertWallRecord[recordKind](owner, db);
      const input = wallInput({ ...world.callers, id: world.organizationId, volunteerId: '' }, id, named);
      const { schema } = jsonBodyOf(id) ?? {};
      const body = schema && withAddress(fillTexts(schema, onlyKnown(schema, input.body), fill));
      const reason = parametersOf(id).find(({ name }) => name === 'reason');
      const query = reason && { reason: fill(resolveSchema(contract, reason.schema)) };
      return server.call(id, {
        ...input,
        ...(caller && { as: caller }),
        ...(body ? { body } : {}),
        ...(query && { query }),
      });
    };
    const recordsOf = async (id: OperationId): Promise<string[]> => {
      const table = tableOf[recordKindOf(id) ?? ''];
      if (!table) return [world.organizationId];
      const rows = await database.db
        .selectFrom(table)
        .select('id')
        .where('organizationId', '=', world.organizationId)
        .execute();
      return rows.map((row) => row.id);
    };
    const readAll = async () => {
      const replies: Reply[] = [];
      for (const id of reading) {
        const isVolunteers = operations[id].roles.join() === 'volunteer';
        const as = isVolunteers ? world.callers.volunteer : world.callers.admin;
        const needed = parametersOf(id).filter((parameter) => parameter.in === 'query' && parameter.required);
        const query = Object.fromEntries(
          needed.map(({ name, schema }) => [name, String(resolveSchema(contract, schema).examples?.[0])]),
        );
        for (const record of await recordsOf(id)) {
          const reply = await server.call(id, { as, params: { id: record }, query });
          expect([200, 404], reply.text).toContain(reply.status);
          replies.push(reply);
        }
      }
      return replies;
    };

    test('is taken', () => {
      const refused = [...written].filter(([, { status }]) => status >= 400);
      expect(refused.map(([id, { text }]) => `${id}: ${text}`)).toEqual([]);
    });

    test('comes out as it went in, and never as a page', () => {
      for (const { headers } of [...read, ...written.values()]) {
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("script-src 'self'"),
        });
        if (headers['content-type'] !== undefined)
          expect(headers['content-type']).toMatch(/^(application\/(problem\+)?json|text\/csv)/);
      }
      const json = read.filter(({ headers }) =>
        String(headers['content-type']).startsWith('application/json'),
      );
      const told = json.map(({ text }) => text).join();
      expect(told).toContain(JSON.stringify(texts[0]).slice(1, -1));
    });

    test('is no formula in an export', () => {
      const csv = read.filter(({ headers }) => String(headers['content-type']).startsWith('text/csv'));
      expect(csv.length).toBeGreaterThan(4);
      const cells = csv.flatMap(({ text }) =>
        [',', ';'].flatMap((separator) => parseLikeSpreadsheet(text.slice(1), separator).flat()),
      );
      expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
      if (kind === 'a formula')
        expect(cells.filter((cell) => cell.startsWith("'=")).length).toBeGreaterThan(10);
    });

    test('is nothing but text in a mail', async () => {
      const mails = await database.db.selectFrom('mails').selectAll().execute();
      expect(new Set(mails.map(({ template }) => template)).size).toBeGreaterThan(5);
      for (const mail of mails.flatMap((queued) => languages.map((language) => ({ ...queued, language })))) {
        const options = mailMessage(mail, testConfig({ publicUrl: 'https://panel.example' }));
        const html = String(options.html);
        expect(html).not.toMatch(/<(script|img|b)\b/i);
        const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, link]) => link);
        expect(links.filter((link) => !link?.startsWith('https://panel.example/'))).toEqual([]);
        expect(options.subject).not.toMatch(/[\r\n\u202e\u2066]/);
        expect(JSON.stringify([options.from, options.to, options.headers])).not.toContain('spy@evil.example');
      }
    });

    test('makes the server call nobody', () => {
      const ours = database.url === undefined ? undefined : Number(new URL(database.url).port);
      const others = dialled.filter(({ remotePort }) => ours === undefined || remotePort !== ours);
      expect(others.map((socket) => socket.remoteAddress ?? 'somebody')).toEqual([]);
    });
  });

const tableOf: Readonly<Record<string, 'volunteers' | 'events' | 'coordinators' | 'people_in_need'>> = {
  ...{
    volunteer: 'volunteers',
    event: 'events',
    coordinator: 'coordinators',
    personInNeed: 'people_in_need',
  },
};

function takesText(id: OperationId): boolean {
  if (parametersOf(id).some(({ name }) => name === 'reason')) return true;
  const body = jsonBodyOf(id);
  return (
    body !== null &&
    JSON.stringify(fillTexts(body.schema, body.example, () => 'x')) !== JSON.stringify(body.example)
  );
}

/** A link names its secret in one of two ways. */
function onlyKnown(schema: Schema, body: unknown): object {
  const { properties = {} } = resolveSchema(contract, schema);
  return Object.fromEntries(Object.entries(body as object).filter(([name]) => name in properties));
}

/** What a server that is curious would fetch. */
function withAddress(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (name, value) => (name === 'website' ? CANARY : value)));
}
