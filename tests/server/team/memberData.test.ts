import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../../src/contract/generated/storage.ts';
import type { components } from '../../../src/contract/generated/types.ts';
import { languages } from '../../../src/contract/Language.ts';
import { compileOnce } from '../../../src/server/core/http/compileOnce.ts';
import { contractSchema } from '../../../src/server/core/http/contractSchema.ts';
import { templates } from '../../../src/server/core/mail/templates.ts';
import type { Caller } from '../../harness/Caller.ts';
import { columnsBesides } from '../../harness/columnsBesides.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { invite } from '../../harness/invite.ts';
import { insertLivedMember, type LivedMember } from '../../harness/livedMember.ts';
import { tracesOf } from '../../harness/livedVolunteer.ts';
import { onOneServer, type Stage } from '../../harness/onEachServer.ts';
import { parsePage } from '../../harness/openPublicPages.ts';

type Data = components['schemas']['CoordinatorData'];
type Member = Pick<Caller, 'id'>;

const read = (stage: Stage, { id }: Member, as: Caller = stage.own.admin) =>
  stage.call('readCoordinatorData', { as, params: { id } });
const download = async ({ server, own }: Stage, { id }: Member, { cookie }: Caller = own.admin) => {
  const reply = await server.inject({
    url: `/api/organization-coordinators/${id}/data/archive`,
    headers: { cookie, 'source-device': 'web' },
  });
  return { reply, zip: reply.statusCode === 200 ? unzipSync(reply.rawPayload) : {} };
};
const textIn = (zip: Record<string, Uint8Array>, name: string) => strFromU8(zip[name] ?? new Uint8Array());
const historyOf = async (stage: Stage, { id }: Member) =>
  (await stage.call('getCoordinator', { as: stage.own.admin, params: { id } })).answer.history;

onOneServer('the data of a member of the team', (stage) => {
  let member: LivedMember;
  let other: LivedMember;
  beforeEach(async () => {
    for (const table of ['notifications', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    member = await insertLivedMember(stage);
    other = await insertLivedMember(stage);
  });

  test('hold whatever the whole database knows of the person, and nothing of anybody else', async () => {
    const names = await sql<{
      text: string;
    }>`select "firstname" || ' ' || "lastname" as "text" from "people_in_need"
      union select "phone" from "people_in_need" union select "name" from "coordinators" where "id" <> ${member.id}
      union select "email" from "accounts" where "id" <> ${member.id}
      union select "imageToken" from "accounts" where "imageToken" is not null
      union select "passwordHash" from "accounts"`.execute(stage.db);
    const { zip } = await download(stage, member);
    const json = textIn(zip, 'data.json');
    const text = parsePage(textIn(zip, 'index.html')).body.textContent ?? '';
    const asJson = (each: string) => JSON.stringify(each).slice(1, -1);
    const found = await tracesOf(member.texts, stage.db);
    // The test means something: all of them are somewhere.
    for (const each of member.texts) {
      expect(
        found.some((trace) => trace.endsWith(each)),
        each,
      ).toBe(true);
      expect(json, each).toContain(each);
      expect(text, each).toContain(each);
    }
    expect(json).toContain(asJson(member.name));
    for (const each of [...other.texts, ...names.rows.map((row) => row.text)]) {
      expect(json, each).not.toContain(asJson(each));
      expect(text, each).not.toContain(each);
    }
  });

  test('are what the contract says, read by a program or a person, with the photo beside them', async () => {
    await stage.db.updateTable('accounts').set({ language: 'uk' }).where('id', '=', member.id).execute();
    const { reply, zip } = await download(stage, member, member);
    expect(reply.headers['content-type']).toBe('application/octet-stream');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain('Дані Zdzisława');
    expect(Object.keys(zip)).toEqual(['data.json', 'index.html', 'photo.png']);
    expect(Buffer.from(zip['photo.png'] ?? '')).toEqual(member.photo);
    const data = JSON.parse(textIn(zip, 'data.json')) as Data;
    const validate = compileOnce()(contract.components.schemas.CoordinatorData);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    const { coordinator, account } = data;
    expect(coordinator).toMatchObject({
      ...{ id: member.id, name: member.name, email: member.email, role: 'coordinator' },
      ...{ consentLanguage: 'en', consentVersion: expect.any(String), consentedAt: expect.any(String) },
    });
    expect(account).toMatchObject({ pendingEmail: member.pending, language: 'uk', photo: 'photo.png' });
    expect(account.calendarSince).not.toBeNull();
    expect(account.sessions).toHaveLength(1);
    expect(data.preferences).toMatchObject({ abuse: false, newVolunteer: true });
    expect(data.savedViews).toMatchObject([{ list: 'volunteers', shared: false }]);
    expect(data.invitations).toMatchObject([{ email: member.invited, status: 'accepted' }]);
    expect(data.dataRequests).toMatchObject([{ kind: 'access', status: 'open' }]);
    expect(data.links.map(({ formerEmail }) => formerEmail).filter(Boolean)).toEqual([member.invited]);
    expect(data.links.length).toBeGreaterThan(2);
    expect(data.mails.map(({ kind, email }) => [kind, email])).toEqual(
      expect.arrayContaining([
        ['emailChanged', member.invited],
        ['notification', member.email],
        ['resetPassword', member.email],
      ]),
    );
    expect(data.ownNotices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['coordinatorJoined']));
    expect(data.notices.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['coordinatorJoined', 'roleChanged']),
    );
    expect(data.responsibleFor.map(({ recordKind }) => recordKind).sort()).toEqual([
      'abuseReport',
      'personInNeed',
    ]);
    expect(data.history.map(({ action, own }) => [action, own])).toEqual(
      expect.arrayContaining([
        ['created', true],
        ['edited', true],
        ['roleChanged', false],
      ]),
    );
    expect(data.acts).toEqual(
      expect.arrayContaining(
        ['viewed', 'takenOver'].map((action) => ({
          ...{ date: expect.any(String), action, recordKind: 'personInNeed' },
          times: [expect.stringMatching(/^\d\d:\d\d$/)],
        })),
      ),
    );
    const { answer } = await read(stage, member, member);
    expect({ ...answer, exportedAt: '', history: [] }).toEqual({ ...data, exportedAt: '', history: [] });
  });

  test('tell each mail to an address that was the member’s then, and none of another foundation', async () => {
    await stage.db.deleteFrom('mails').execute();
    const { invited, email } = member;
    // Whoever has the former address by now, and what other foundations write to either.
    await invite(stage, stage.other.admin, { email: `x-${invited}` });
    const language = 'pl';
    const queue = (to: string, template: string, minutes: number) =>
      stage.db
        .insertInto('mails')
        .values({
          ...{ id: uuid(), to, language, template, values: '{}' },
          createdAt: sql<string>`now() + make_interval(mins => ${minutes})`,
          expiresAt: sql<string>`now() + interval '1 day'`,
        })
        .execute();
    await queue(invited, 'notification', 5);
    await queue(email, 'notification', -60);
    await queue(email, 'invitation', 5);
    await queue(email, 'knownAddress', 5);
    await queue(email.toUpperCase(), 'passwordChanged', 5);
    const { answer } = await read(stage, member);
    expect(answer.mails.map(({ kind }) => kind)).toEqual(['passwordChanged']);
  });

  test('tell what was done, by the foundation’s clock, that of a day together', async () => {
    const entries = ['2026-01-10T22:59:30Z', '2026-01-10T23:00:30Z', '2026-01-11T05:00:00Z'].map((at) => ({
      ...{ id: uuid(), organizationId: stage.own.id, subjectTable: 'people_in_need', subjectId: uuid() },
      ...{ at, action: 'viewed' as const, actorId: member.id, actorName: member.name, changes: '[]' },
    }));
    await stage.db.insertInto('history').values(entries).execute();
    const { answer } = await read(stage, member);
    const seen = { action: 'viewed', recordKind: 'personInNeed' };
    expect(answer.acts.slice(0, 2)).toEqual([
      { ...seen, date: '2026-01-10', times: ['23:59'] },
      { ...seen, date: '2026-01-11', times: ['00:00', '06:00'] },
    ]);
  });

  test('leave out what the team was told of somebody by a name that another has, too', async () => {
    const told = async () => (await read(stage, member)).answer.notices.map(({ kind }) => kind);
    await stage.db.updateTable('coordinators').set({ name: 'Ola Lis' }).where('id', '=', member.id).execute();
    const event = {
      subjectType: 'event',
      subjectId: uuid(),
      type: 'eventEnd',
      kind: 'eventFinished',
    } as const;
    await stage.db
      .insertInto('notifications')
      .values({
        ...{ ...event, id: uuid(), organizationId: stage.own.id, accountId: stage.own.admin.id },
        ...{ createdAt: new Date().toISOString(), readAt: null, position: null, digestAt: null },
        params: JSON.stringify({ actor: 'Ola Lis', subject: 'Zbiórka' }) as never,
      })
      .execute();
    expect(await told()).toContain('eventFinished');
    await insertVolunteer(stage.db, { organizationId: stage.own.id, firstname: 'Ola', lastname: 'Lis' });
    expect(await told()).not.toContain('eventFinished');
    // What is about the record itself is about nobody else.
    expect(await told()).toContain('roleChanged');
  });

  test('are there as long as the account is: until two weeks after leaving', async () => {
    const params = { id: member.id };
    await stage.call('leaveOrganization', { as: member, params, body: { reason: 'Wyjeżdżam daleko.' } });
    const { answer } = await read(stage, member);
    expect(answer.account.closedAt).not.toBeNull();
    expect(answer.account.sessions).toEqual([]);
    expect(JSON.stringify(answer.history)).toContain('Wyjeżdżam daleko.');
    expect(answer.mails.map(({ kind }) => kind)).toContain('farewell');
    await stage.call('deleteCoordinator', { as: stage.own.admin, params: { id: other.id } });
    expect((await read(stage, other)).status).toBe(404);
  });
});

onOneServer('the tables of the data of a member of the team', (stage) => {
  /** Tables that hold an account, and where its data have it. A new one has to find its place. */
  const places: Readonly<Record<string, string>> = {
    coordinators: 'coordinator',
    email_addresses: 'account',
    images: 'account',
    notification_preferences: 'preferences',
    notifications: 'ownNotices',
    sessions: 'account',
    volunteer_applications: 'never of a member of the team',
    volunteers: 'never of a member of the team',
  };
  test('are all that refer to an account', async () => {
    const { rows } = await sql<{ name: string }>`select distinct "conrelid"::regclass::text as "name"
        from "pg_constraint" where "contype" = 'f' and "confrelid" in ('accounts'::regclass, 'coordinators'::regclass)
      union select "table_name" from "information_schema"."columns"
        where "table_schema" = 'public' and "column_name" = 'accountId'`.execute(stage.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(places).sort());
    const parts = Object.keys(contractSchema('CoordinatorData').properties ?? {});
    for (const place of Object.values(places)) if (!place.includes(' ')) expect(parts).toContain(place);
  });

  const act = 'what the member did, of which the acts tell';
  /** Columns that name a member beside a record of others, and where the data have it. */
  const named: Readonly<Record<string, string>> = {
    'abuse_reports.responsible': 'responsibleFor',
    'agreements.createdBy': act,
    'assignments.proposedBy': act,
    'certificates.issuedBy': act,
    'clearances.checkedBy': act,
    'data_requests.closedBy': act,
    'data_requests.enteredBy': act,
    'events.creator': act,
    'guardian_consents.enteredBy': act,
    'mailings.author': act,
    'people_in_need.responsible': 'responsibleFor',
    'person_in_need_notes.author': act,
    'person_in_need_visits.author': act,
    'saved_views.author': 'savedViews',
    'time_entries.decidedBy': act,
    'time_entries.notedBy': act,
    'upcoming_erasures.keptBy': act,
    'volunteer_notes.author': act,
  };
  test('have each column that names a member', () => {
    const columns = Object.entries(storage).flatMap(([table, { schema, columns: own }]) => {
      const { properties = {} } = contractSchema(schema as keyof components['schemas']);
      const isName = (column: string) => {
        const keys = Object.keys(properties[column]?.properties ?? {});
        return keys.join() === 'id,name';
      };
      return (own as readonly string[]).filter(isName).map((column) => `${table}.${column}`);
    });
    expect(columns.sort()).toEqual(Object.keys(named).sort());
  });

  /** Columns that the data leave out of a table, and why. */
  const leftOut: Readonly<Record<string, readonly [part: object, ...string[]]>> = {
    // Of the search, and of saving.
    coordinators: [contractSchema('CoordinatorDataRecord'), 'searchText', 'version'],
    // Secrets, and the token of the photo, which is a file; `id`, `email` and `role` are among the profile.
    accounts: [
      {
        properties: {
          ...propertiesOf('CoordinatorDataRecord'),
          ...propertiesOf('CoordinatorData', 'account'),
        },
      },
      ...['calendarHash', 'imageToken', 'passwordHash'],
    ],
    // A secret.
    sessions: [itemsOf('CoordinatorData', 'account', 'sessions'), 'tokenHash'],
    // A secret, and what the link is for.
    one_time_tokens: [contractSchema('CoordinatorDataLink'), 'email', 'purpose', 'tokenHash'],
    // Whose they are, and of saving.
    saved_views: [contractSchema('CoordinatorDataView'), 'author', 'version'],
    notification_preferences: [contractSchema('NotificationPreferences')],
    // Who has sent it, and of the search.
    invitations: [contractSchema('CoordinatorDataInvitation'), 'invitedBy', 'searchText'],
    // Who of the team worked on it, whose it is, of the search, and of telling the team.
    data_requests: [
      contractSchema('CoordinatorDataDemand'),
      ...['closedBy', 'enteredBy', 'searchText', 'subjectType', 'toldLateAt', 'toldSoonAt'],
    ],
    // Of whom it tells, in which order, and by what it is sent: the preference follows from the kind.
    notifications: [
      contractSchema('CoordinatorDataOwnNotice'),
      ...['digestAt', 'id', 'params', 'position', 'type'],
    ],
    // How it is sent; what it says is gone once it is. `template` is the kind, and `to` the address.
    mails: [
      contractSchema('CoordinatorDataMail'),
      ...[
        'expiresAt',
        'id',
        'language',
        'lastError',
        'nextTryAt',
        'notedFor',
        'template',
        'to',
        'tries',
        'values',
      ],
    ],
    // The address is that of the account, in lower case.
    email_addresses: [propertiesSchema('CoordinatorData', 'account'), 'address', 'state'],
    // The file itself is in the archive, by the name that `photo` tells.
    images: [propertiesSchema('CoordinatorData', 'account'), 'content', 'height', 'token', 'type', 'width'],
  };
  test.each(Object.entries(leftOut))(
    'have every column of %s, or a reason',
    async (table, [part, ...names]) => {
      const { properties = {} } = part as { properties?: object };
      const given = [...Object.keys(properties), 'organizationId', 'accountId', 'subjectId'];
      expect(await columnsBesides(table, given, stage.db)).toEqual(names);
    },
  );

  test('know the kinds of mails that there are', () => {
    for (const kind of contract.components.schemas.TeamMailKind.enum) expect(templates).toHaveProperty(kind);
  });
});

onOneServer('who takes the data of a member of the team', (stage) => {
  test.each([
    ['an admin, of each', 'admin', 'coordinator', 200],
    ['an admin, of themselves', 'admin', 'admin', 200],
    ['a coordinator, of themselves', 'coordinator', 'coordinator', 200],
    ['a coordinator, of another', 'coordinator', 'admin', 403],
  ] as const)('%s', async (_, who, whose, status) => {
    const as = stage.own[who];
    const member = stage.own[whose];
    const before = await historyOf(stage, member);
    expect((await read(stage, member, as)).status).toBe(status);
    expect((await download(stage, member, as)).reply.statusCode).toBe(status);
    const entries = (await historyOf(stage, member)).length - before.length;
    expect(entries).toBe(status === 200 ? 2 : 0);
  });

  test('is told in the history, once each time, and not where only the head is asked for', async () => {
    const member = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }),
    );
    await download(stage, member, member);
    await read(stage, member);
    await stage.server.inject({
      ...{ method: 'HEAD', url: `/api/organization-coordinators/${member.id}/data` },
      headers: { cookie: member.cookie, 'source-device': 'web' },
    });
    expect((await historyOf(stage, member)).map(({ action, actorName }) => [action, actorName])).toEqual([
      ['dataDownloaded', stage.own.admin.name],
      ['dataDownloaded', member.name],
    ]);
  });

  test('is nobody of another foundation, and no volunteer', async () => {
    const { id } = stage.own.coordinator;
    for (const as of [stage.other.admin, stage.other.coordinator])
      expect((await read(stage, { id }, as)).status).toBe(404);
    expect((await read(stage, { id }, stage.own.volunteer)).status).toBe(403);
    for (const as of [stage.own.admin, stage.own.coordinator])
      expect((await read(stage, { id: stage.own.volunteer.id }, as)).status).toBe(404);
  });

  test('can be read after years of work', async () => {
    const { id } = stage.own.coordinator;
    // Every quarter of an hour, for half a year.
    await sql`insert into "history" ("id", "organizationId", "subjectTable", "subjectId", "action", "actorId", "changes", "at")
      select gen_random_uuid(), ${stage.own.id}::uuid, 'people_in_need', gen_random_uuid(), 'viewed', ${id}::uuid, '[]',
        now() - make_interval(mins => 15 * "nth") from generate_series(1, 20000) as "nth"`.execute(stage.db);
    const { zip } = await download(stage, { id });
    const { acts } = JSON.parse(textIn(zip, 'data.json')) as Data;
    expect(acts.flatMap(({ times }) => times).length).toBeGreaterThanOrEqual(20_000);
    expect(acts.length).toBeLessThan(250);
    expect(textIn(zip, 'index.html').length).toBeLessThan(500_000);
  });

  describe.each(languages)('in %s', (language) => {
    test('the page names everything in words, and has no markup of what was typed', async () => {
      const lived = await insertLivedMember(stage);
      await stage.db.updateTable('accounts').set({ language }).where('id', '=', lived.id).execute();
      await stage.db
        .updateTable('coordinators')
        .set({ town: '"><script>alert(1)</script>' })
        .where('id', '=', lived.id)
        .execute();
      const html = textIn((await download(stage, lived)).zip, 'index.html');
      expect(html).not.toContain('<script');
      const document = parsePage(html);
      expect(document.documentElement.lang).toBe(language);
      const shown = Array.from(
        document.querySelectorAll('h2, dt, dd'),
        ({ textContent }) => textContent ?? '',
      );
      for (const text of shown) expect(text, text).not.toMatch(/^(fields|enums)\.|_/);
    });
  });
});

function partOf(schema: keyof components['schemas'], ...way: readonly string[]) {
  return way.reduce((part, name) => part.properties?.[name] ?? {}, contractSchema(schema));
}
function propertiesSchema(schema: keyof components['schemas'], ...way: readonly string[]) {
  return { properties: { ...partOf(schema, ...way).properties } };
}
function propertiesOf(schema: keyof components['schemas'], ...way: readonly string[]) {
  return partOf(schema, ...way).properties ?? {};
}
function itemsOf(schema: keyof components['schemas'], ...way: readonly string[]) {
  return partOf(schema, ...way).items ?? {};
}
