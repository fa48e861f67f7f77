import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../src/contract/generated/types.ts';
import { languages } from '../../../src/contract/Language.ts';
import { compileOnce } from '../../../src/server/core/http/compileOnce.ts';
import { contractSchema } from '../../../src/server/core/http/contractSchema.ts';
import { tokenSeconds } from '../../../src/server/core/links/oneTimeTokens.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { dataLinkRate } from '../../../src/server/volunteers/data/dataLinks.ts';
import type { Caller } from '../../harness/Caller.ts';
import { columnsBesides } from '../../harness/columnsBesides.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { insertLivedVolunteer, type LivedVolunteer, tracesOf } from '../../harness/livedVolunteer.ts';
import { onEachServer, onOneServer, type Stage } from '../../harness/onEachServer.ts';
import { controlsOf, openPage, parsePage } from '../../harness/openPublicPages.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { pdf } from '../../harness/sampleFiles.ts';

type Data = components['schemas']['VolunteerData'];
type Asker = Pick<VolunteerUser, 'volunteerId' | 'email'>;

const PAGE = '/v/data/link';

const ask = (stage: Stage, { volunteerId: id }: Asker, as: Caller = stage.own.admin) =>
  stage.call('mailVolunteerData', { as, params: { id } });
const linkOf = async (stage: Stage, volunteer: Asker) => {
  expect((await ask(stage, volunteer)).status).toBe(202);
  return mailedToken(stage.db, volunteer.email, 'volunteerData');
};
/** What the button of the page downloads. */
const download = async ({ server }: Stage, token: string) => {
  const reply = await server.inject({
    ...{ method: 'POST', url: PAGE, payload: new URLSearchParams({ token }).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  });
  const isZip = reply.headers['content-type'] === 'application/zip';
  return { status: reply.statusCode, headers: reply.headers, zip: isZip ? unzipSync(reply.rawPayload) : {} };
};
const textIn = (zip: Record<string, Uint8Array>, name: string) => strFromU8(zip[name] ?? new Uint8Array());
const actionsOf = async (stage: Stage, { volunteerId: id }: Asker) =>
  (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer.history.map(
    ({ action, actorName }) => [action, actorName],
  );

onEachServer('the data of a volunteer', (stage) => {
  let volunteer: LivedVolunteer;
  let other: LivedVolunteer;
  beforeEach(async () => {
    for (const table of ['events', 'notifications', 'mails', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
    volunteer = await insertLivedVolunteer(stage);
    other = await insertLivedVolunteer(stage);
  });

  test('hold whatever the whole database knows of the person, and nothing of anybody else', async () => {
    const names = await sql<{
      text: string;
    }>`select "firstname" || ' ' || "lastname" as "text" from "people_in_need"
      union select "phone" from "people_in_need" union select "name" from "coordinators"
      union select "email" from "accounts" where "role" <> 'volunteer'`.execute(stage.db);
    const { zip } = await download(stage, await linkOf(stage, volunteer));
    const json = textIn(zip, 'data.json');
    const page = textIn(zip, 'index.html');
    const text = parsePage(page).body.textContent ?? '';
    const found = await tracesOf(volunteer.texts, stage.db);
    // The test means something: all of them are somewhere.
    for (const each of volunteer.texts) {
      expect(
        found.some((trace) => trace.endsWith(each)),
        each,
      ).toBe(true);
      expect(json, each).toContain(each);
      expect(text, each).toContain(each);
    }
    for (const each of [...other.texts, ...names.rows.map((row) => row.text)]) {
      expect(json, each).not.toContain(each);
      expect(text, each).not.toContain(each);
    }
    expect(json).toContain('Za gorąco było.');
  });

  test('are what the contract says, read by a program or a person, with the files beside them', async () => {
    const photo = Buffer.from('not looked at');
    const token = 'p'.repeat(43);
    await stage.db
      .insertInto('images')
      .values({
        ...{ token, organizationId: stage.own.id, accountId: volunteer.id, type: 'image/png' },
        ...{ content: photo, width: 1, height: 1 },
      })
      .execute();
    await stage.db
      .updateTable('accounts')
      .set({ imageToken: token })
      .where('id', '=', volunteer.id)
      .execute();
    const { zip, headers } = await download(stage, await linkOf(stage, volunteer));
    expect(headers['content-disposition']).toMatch(/^attachment; filename=".*\.zip"/);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(zip)).toEqual([
      'data.json',
      'index.html',
      'photo.png',
      `files/1-${volunteer.written.file}`,
    ]);
    expect(Buffer.from(zip['photo.png'] ?? '')).toEqual(photo);
    expect(Buffer.from(zip[`files/1-${volunteer.written.file}`] ?? '')).toEqual(Buffer.from(pdf));
    const data = JSON.parse(textIn(zip, 'data.json')) as Data;
    const validate = compileOnce()(contract.components.schemas.VolunteerData);
    expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
    expect(data.participations.map(({ status, minutes }) => [status, minutes])).toEqual([
      ['attended', 150],
      ['signed_up', null],
    ]);
    expect(data.clearances).toMatchObject([{ kind: 'criminalRecord', result: 'clean' }]);
    expect(data.assignments).toMatchObject([{ status: 'proposed' }]);
    expect(data.account).toMatchObject({ email: volunteer.email, photo: 'photo.png' });
    expect(data.account?.sessions).toHaveLength(1);
    expect(data.mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['signedUp', 'volunteerData']));
    expect(data.notices.map(({ kind }) => kind)).toEqual([
      'participantSignedUp',
      'participantSignedUp',
      'abuseReported',
      'dataRequestReceived',
    ]);
    expect(data.dataRequests).toMatchObject([{ kind: 'access', channel: 'ownPage', status: 'open' }]);
    expect(data.acts.map(({ subjectType }) => subjectType)).toEqual([null, null]);
    expect(data.history.map(({ action, own }) => [action, own])).toContainEqual(['created', true]);
  });

  test('leave out what the team was told of somebody by a name that another has, too', async () => {
    const { firstname, lastname } = await stage.db
      .selectFrom('volunteers')
      .select(['firstname', 'lastname'])
      .where('id', '=', volunteer.volunteerId)
      .executeTakeFirstOrThrow();
    await insertVolunteer(stage.db, { organizationId: stage.own.id, firstname, lastname });
    const token = await linkOf(stage, volunteer);
    const { answer } = await stage.call('readVolunteerData', { body: { token } });
    // What is about the record itself is about nobody else.
    expect(answer.notices.map(({ kind }) => kind)).toEqual(['dataRequestReceived']);
  });

  test('are downloaded once, by whoever is first, and the history tells of it', async () => {
    const token = await linkOf(stage, volunteer);
    const replies = await Promise.all(Array.from({ length: 4 }, () => download(stage, token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await download(stage, token)).status).toBe(409);
    expect((await actionsOf(stage, volunteer)).slice(0, 2)).toEqual([
      ['dataDownloaded', volunteer.name],
      ['dataRequested', stage.own.admin.name],
    ]);
  });

  test('leave no link behind when the volunteer is erased', async () => {
    const used = await linkOf(stage, volunteer);
    await download(stage, used);
    const unused = await linkOf(stage, volunteer);
    await stage.call('deleteVolunteer', {
      ...{ as: stage.own.coordinator, params: { id: volunteer.volunteerId } },
    });
    // Of the queue are left the mails to the team, which go with the next run of its worker.
    await stage.db.deleteFrom('mails').execute();
    expect(await tracesOf(volunteer.texts, stage.db)).toEqual([]);
    for (const token of [used, unused]) expect((await download(stage, token)).status).toBe(404);
  });
});

onOneServer('the tables of the data of a volunteer', (stage) => {
  /** Tables that refer to one of a volunteer's own, and where their data have it. A new one has to find its place. */
  const places = {
    volunteers: {
      agreements: 'agreements',
      assignments: 'assignments',
      certificates: 'certificates',
      clearances: 'clearances',
      guardian_consents: 'guardianConsents',
      participants: 'participations',
      person_in_need_visits: 'visits',
      sent_mails: 'mails',
      time_entries: 'timeEntries',
      volunteer_files: 'files',
      volunteer_notes: 'notes',
    },
    accounts: {
      coordinators: 'never of a volunteer',
      images: 'account',
      notification_preferences: 'never of a volunteer',
      notifications: 'never of a volunteer',
      sessions: 'account',
      volunteer_applications: 'before there is a volunteer',
      volunteers: 'volunteer',
    },
  };
  test.each(Object.entries(places))('are all that refer to %s', async (table, known) => {
    const { rows } = await sql<{ name: string }>`select distinct "conrelid"::regclass::text as "name"
      from "pg_constraint" where "contype" = 'f' and "confrelid" = ${table}::regclass`.execute(stage.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(known).sort());
    const parts = Object.keys(contractSchema('VolunteerData').properties ?? {});
    for (const place of Object.values(known)) if (!place.includes(' ')) expect(parts).toContain(place);
  });

  /** Columns that the data leave out of a table, and why. */
  const leftOut: Readonly<Record<string, readonly [schema: keyof components['schemas'], ...string[]]>> = {
    // Of the search, of the photo, which is a file, and of saving.
    volunteers: [
      'VolunteerDataRecord',
      'accountId',
      'helpsSince',
      'imageToken',
      'searchKey',
      'searchText',
      'version',
    ],
    // Of who was erased.
    participants: ['VolunteerDataParticipation', 'bornIn', 'id', 'shiftId', 'town'],
    volunteer_files: ['VolunteerDataFile', 'content'],
    volunteer_notes: ['VolunteerDataNote', 'author'],
    clearances: ['VolunteerDataClearance', 'checkedBy'],
    // Of the number, whose it is and who issued it, as it was then.
    certificates: ['VolunteerDataCertificate', 'holder', 'issuedBy', 'issuer', 'serial', 'year'],
    // Of the number, who wrote it, and both sides as they were then.
    agreements: ['VolunteerDataAgreement', 'createdBy', 'parties', 'serial', 'year'],
    // Another person's address, and who has asked.
    guardian_consents: ['VolunteerDataGuardianConsent', 'email', 'enteredBy'],
    // Of looking for what overlaps.
    time_entries: ['VolunteerDataTimeEntry', 'decidedBy', 'endsAt', 'notedBy', 'startsAt'],
    assignments: ['VolunteerDataAssignment', 'personId', 'proposedBy'],
    // Of whom they visited.
    person_in_need_visits: ['VolunteerDataVisit', 'author', 'editedAt', 'nextStep', 'note', 'personId'],
    abuse_reports: ['VolunteerDataReport', 'outcome', 'reporterId', 'responsible', 'subjectId'],
    // Who of the team worked on it, whose it is, of the search, and of telling the team.
    data_requests: [
      ...['VolunteerDataDemand', 'closedBy', 'enteredBy', 'searchText', 'subjectId', 'subjectType'],
      ...['toldLateAt', 'toldSoonAt'],
    ] as ['VolunteerDataDemand', ...string[]],
    sent_mails: ['VolunteerDataMail', 'newsHash'],
  };
  test.each(Object.entries(leftOut))(
    'have every column of %s, or a reason',
    async (table, [schema, ...names]) => {
      const given = [
        ...Object.keys(contractSchema(schema).properties ?? {}),
        'organizationId',
        'volunteerId',
      ];
      expect(await columnsBesides(table, given, stage.db)).toEqual(names);
    },
  );
});

onOneServer('the link to the data of a volunteer', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk' });
  });

  test('goes to the volunteer alone, in their language, whoever asks for it', async () => {
    for (const as of [stage.own.admin, volunteer])
      expect((await ask(stage, volunteer, as)).answer).toEqual({
        message: translator('en')('messages.dataLinkSent'),
      });
    const mails = await queuedMails(stage.db);
    expect(mails).toMatchObject(
      Array.from({ length: 2 }, () => ({
        ...{ to: volunteer.email, language: 'uk', template: 'volunteerData' },
        values: { organization: 'Fundacja Pomocna Dłoń', page: PAGE },
      })),
    );
    expect((await actionsOf(stage, volunteer)).slice(0, 2)).toEqual([
      ['dataRequested', volunteer.name],
      ['dataRequested', stage.own.admin.name],
    ]);
  });

  test('goes to the address of the record, and in a language that is spoken, of who has no account', async () => {
    const added = await insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, email: 'bez.konta@mail.example', languages: ['ru', 'pl'] },
    });
    const token = await linkOf(stage, { volunteerId: added.id, email: added.email });
    expect(await queuedMails(stage.db, added.email)).toMatchObject([{ language: 'ru' }]);
    const { zip } = await download(stage, token);
    expect(JSON.parse(textIn(zip, 'data.json'))).toMatchObject({ account: null });
  });

  test('is for admins and the own record: nobody else learns that there is one', async () => {
    const stranger = await insertVolunteerUser(stage.db, stage.own.id);
    for (const [as, status] of [
      [stage.own.coordinator, 403],
      [stranger, 404],
      [stage.other.admin, 404],
      [null, 401],
    ] as const) {
      const { problem } = await stage.call('mailVolunteerData', {
        params: { id: volunteer.volunteerId },
        ...(as && { as }),
      });
      expect(problem.status).toBe(status);
    }
    expect(await queuedMails(stage.db)).toEqual([]);
  });

  test('works for a day, as is said wherever it is sent', async () => {
    const token = await linkOf(stage, volunteer);
    const { seconds } = await stage.db
      .selectFrom('one_time_tokens')
      .select(sql<number>`extract(epoch from "expiresAt" - now())::int`.as('seconds'))
      .where('purpose', '=', 'personalData')
      .where('subjectId', '=', volunteer.volunteerId)
      .executeTakeFirstOrThrow();
    expect(seconds).toBeGreaterThan(tokenSeconds.personalData - 60);
    expect(seconds).toBeLessThanOrEqual(tokenSeconds.personalData);
    for (const language of languages)
      for (const key of [
        'volunteers.data.text',
        'volunteerPages.data.text',
        'volunteerPages.dataLink.dead.text',
      ])
        expect(translator(language)(key), key).toContain(String(tokenSeconds.personalData / 3600));
    expect(contract.paths['/volunteers/{id}/data-link'].post.description).toContain(
      `for ${tokenSeconds.personalData / 3600} hours`,
    );
    await expireToken(stage.db, token);
    expect((await download(stage, token)).status).toBe(404);
  });

  test('is not used up by whoever opens it, however often, but by its button', async () => {
    const token = await linkOf(stage, volunteer);
    const before = await stage.snapshot();
    for (const [name, value] of [
      ['user-agent', 'LinkScanner/1.0'],
      ['sec-purpose', 'prefetch'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const headers = { [name]: value };
      expect((await openPage(stage.server, `${PAGE}?token=${token}`, { headers })).status).toBe(200);
    }
    expect(await stage.snapshot()).toEqual(before);
    const { document } = await openPage(stage.server, `${PAGE}?token=${token}&lang=uk`);
    expect(document.querySelector('h1')?.textContent).toContain('Fundacja Pomocna Dłoń');
    expect(controlsOf(document)).toEqual({ token });
    expect((await download(stage, token)).status).toBe(200);
  });

  test('says alike that it was used, ran out, was replaced or is none', async () => {
    const replaced = await linkOf(stage, volunteer);
    const used = await linkOf(stage, volunteer);
    await download(stage, used);
    const expired = await linkOf(stage, volunteer);
    await expireToken(stage.db, expired);
    const texts = new Set<string>();
    for (const token of [replaced, used, expired, changedToken(expired), 'x', '']) {
      await stage.db.deleteFrom('rate_limits').execute();
      const read = await openPage(stage.server, `${PAGE}?token=${token}`);
      const posted = await openPage(stage.server, PAGE, { form: { token } });
      expect([read.status, posted.status]).toEqual(token === used ? [409, 409] : [404, 404]);
      texts.add(read.text).add(posted.text);
    }
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).toContain(translator('pl')('volunteerPages.dataLink.dead.title'));
  });

  test('is none of another kind, and opens nothing else', async () => {
    await openPage(stage.server, '/v/sign-in', { form: { email: volunteer.email } });
    const signIn = await mailedToken(stage.db, volunteer.email, 'signInLink');
    expect((await download(stage, signIn)).status).toBe(404);
    const token = await linkOf(stage, volunteer);
    expect((await stage.call('signInByLink', { body: { token } })).problem.code).toBe('token_invalid');
    expect((await stage.call('getMailedLink', { query: { token } })).problem.code).toBe('token_invalid');
    expect((await download(stage, token)).status).toBe(200);
  });

  test('ends with the address that it was mailed to', async () => {
    const token = await linkOf(stage, volunteer);
    await stage.db
      .updateTable('accounts')
      .set({ email: 'nowy@mail.example' })
      .where('id', '=', volunteer.id)
      .execute();
    expect((await download(stage, token)).status).toBe(404);
  });

  test('is sent a few times a day, and the message names the limit', async () => {
    const { limit } = dataLinkRate;
    for (let count = 0; count < limit; count += 1) expect((await ask(stage, volunteer)).status).toBe(202);
    const refused = await ask(stage, volunteer);
    expect(refused.problem).toMatchObject({ status: 429, code: 'data_links_used_up' });
    expect(refused.problem.message).toContain(String(limit));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The last one that was mailed still works, and others have their own.
    expect((await ask(stage, await insertVolunteerUser(stage.db, stage.own.id))).status).toBe(202);
    const token = await mailedToken(stage.db, volunteer.email, 'volunteerData');
    expect((await download(stage, token)).status).toBe(200);
  });

  test('answers a program the same as JSON, once', async () => {
    const token = await linkOf(stage, volunteer);
    const { answer } = await stage.call('readVolunteerData', { body: { token } });
    expect(answer).toMatchObject({ volunteer: { email: volunteer.email }, account: { language: 'uk' } });
    expect((await stage.call('readVolunteerData', { body: { token } })).problem.code).toBe('token_used');
  });

  test('keeps the archive whole where a name means something to a system, and the page without markup', async () => {
    const names = ['../../etc/passwd', 'C:\\con.pdf', 'ta sama.pdf', 'ta sama.pdf', '<img src=x>.pdf', '..'];
    for (const name of names)
      await stage.db
        .insertInto('volunteer_files')
        .values({
          ...{
            id: crypto.randomUUID(),
            organizationId: stage.own.id,
            volunteerId: volunteer.volunteerId,
            name,
          },
          ...{
            type: 'application/pdf',
            bytes: pdf.length,
            content: Buffer.from(pdf),
            createdAt: new Date().toISOString(),
          },
        })
        .execute();
    await stage.db
      .updateTable('volunteers')
      .set({ aboutMe: '"><script>alert(1)</script>' })
      .where('id', '=', volunteer.volunteerId)
      .execute();
    const { zip } = await download(stage, await linkOf(stage, volunteer));
    const paths = Object.keys(zip).filter((path) => path.startsWith('files/'));
    expect(paths).toHaveLength(names.length);
    for (const path of paths) expect(path).toMatch(/^files\/\d-[^/\\:<>]+$/);
    const page = textIn(zip, 'index.html');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<img');
    const links = Array.from(parsePage(page).querySelectorAll('a'), (link) =>
      decodeURIComponent(link.getAttribute('href') ?? ''),
    );
    expect(links.sort()).toEqual(paths.sort());
  });

  describe.each(languages)('in %s', (language) => {
    test('the page names everything in words', async () => {
      const lived = await insertLivedVolunteer(stage);
      await stage.db.updateTable('accounts').set({ language }).where('id', '=', lived.id).execute();
      const { zip } = await download(stage, await linkOf(stage, lived));
      const document = parsePage(textIn(zip, 'index.html'));
      expect(document.documentElement.lang).toBe(language);
      const shown = Array.from(
        document.querySelectorAll('h2, dt, dd'),
        ({ textContent }) => textContent ?? '',
      );
      for (const text of shown) expect(text, text).not.toMatch(/^(fields|enums)\.|_/);
    });
  });
});
