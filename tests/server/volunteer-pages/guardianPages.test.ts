import { beforeEach, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { openPage } from '../../harness/openPublicPages.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';

const GUARDIAN = 'beata@mail.example';
const PAGE = '/v/guardian';
const pl = translator('pl');

onOneServer('the pages of a guardian’s consent', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, {
      ...{ firstname: 'Zosia', lastname: 'Kowalewska', dateOfBirth: dayFromNow(-16 * 365) },
    });
  });

  type Asked = NonNullable<Parameters<typeof openPage>[2]>;
  const visit = (url: string, asked: Asked = {}) => openPage(stage.server, url, asked);
  const textOf = ({ document }: { document: Document }) =>
    document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  const linkOf = async (id = volunteer.volunteerId) => {
    const { status } = await stage.call('askGuardian', {
      ...{ as: stage.own.coordinator, params: { id } },
      body: { guardian: 'Beata <b>Nowicka', email: GUARDIAN, language: 'pl' },
    });
    expect(status).toBe(200);
    return mailedToken(stage.db, GUARDIAN, 'guardianQuestion');
  };
  /** The session of a volunteer, who has signed in by the mailed link. */
  const signIn = async ({ email } = volunteer) => {
    await visit('/v/sign-in', { form: { email } });
    const token = await mailedToken(stage.db, email, 'signInLink');
    const { headers } = await visit('/v/link', { form: { token } });
    return String([headers['set-cookie']].flat().at(-1)).split(';')[0] ?? '';
  };
  const page = (token: string, language = 'pl') => visit(`${PAGE}?token=${token}&lang=${language}`);
  const answer = (token: string, path = PAGE) => visit(path, { form: { token } });
  const stateOf = async (id = volunteer.volunteerId) =>
    (await stage.call('getVolunteer', { as: stage.own.coordinator, params: { id } })).answer.guardianConsent;

  test('say in each language who asks for what, with terms and privacy, and use nothing up', async () => {
    const token = await linkOf();
    const before = await stage.snapshot();
    for (const language of languages) {
      const opened = await page(token, language);
      expect(opened.status).toBe(200);
      expect(opened.document.documentElement.lang).toBe(language);
      expect(textOf(opened)).toContain('Zosia');
      expect(textOf(opened)).not.toContain('Kowalewska');
      expect(textOf(opened)).toContain('Beata <b>Nowicka');
      expect(opened.text).not.toContain('<b>');
      expect(textOf(opened)).toContain('Fundacja Pomocna Dłoń');
      for (const path of ['/terms', '/privacy'])
        expect(opened.document.querySelector(`main a[href^="${path}"]`)).not.toBeNull();
      expect(opened.document.querySelector('script')).toBeNull();
      expect(opened.headers['cache-control']).toBe('no-store');
    }
    for (const [name, value] of [
      ['sec-purpose', 'prefetch'],
      ['user-agent', 'LinkScanner/1.0'],
    ] as const)
      await visit(`${PAGE}?token=${token}`, { headers: { [name]: value } });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('are led to from an event, before joining, by who is under 18 on its first day', async () => {
    const { id: organizationId } = stage.own;
    const days = (years: number) => Math.round(years * 365.25);
    // 18 in two weeks.
    await stage.db
      .updateTable('volunteers')
      .set({ dateOfBirth: dayFromNow(14 - days(18)) })
      .where('id', '=', volunteer.volunteerId)
      .execute();
    const soon = await insertEvent(stage.db, {
      organizationId,
      startDate: dayFromNow(5),
      endDate: dayFromNow(5),
    });
    const later = await insertEvent(stage.db, {
      organizationId,
      startDate: dayFromNow(40),
      endDate: dayFromNow(40),
    });
    const cookie = await signIn();
    const eventPage = ({ id }: { id: string }) => visit(`/v/events/${id}?lang=pl`, { headers: { cookie } });
    const asks = pl('volunteerPages.askGuardian.state.missing');
    const opened = await eventPage(soon);
    expect(textOf(opened)).toContain(asks);
    expect(opened.document.querySelector('main a[href^="/v/guardian/ask"]')).not.toBeNull();
    // It warns and blocks nothing.
    expect(textOf(opened)).toContain(pl('volunteerPages.event.join'));
    expect(textOf(await eventPage(later))).not.toContain(asks);
    await answer(await linkOf());
    expect(textOf(await eventPage(soon))).not.toContain(pl('volunteerPages.askGuardian.title'));
  });

  test('take one answer, tell it whenever they are opened again, and withdraw what was given', async () => {
    const token = await linkOf();
    const given = await answer(token);
    expect([given.status, given.headers.location]).toEqual([303, `${PAGE}?token=${token}&lang=pl`]);
    expect(await stateOf()).toBe('given');
    const organization = 'Fundacja Pomocna Dłoń';
    expect(textOf(await page(token))).toContain(pl('volunteerPages.guardian.given', { organization }));
    // Pressed twice, or the other button in a tab that was open: the first answer stays.
    for (const path of [PAGE, `${PAGE}/decline`]) expect((await answer(token, path)).status).toBe(303);
    expect(await stateOf()).toBe('given');

    expect((await answer(token, `${PAGE}/revoke`)).status).toBe(303);
    expect(await stateOf()).toBe('missing');
    expect(textOf(await page(token))).toContain(pl('volunteerPages.guardian.withdrawn', { organization }));
    expect((await page(token)).document.querySelector('form[action*="guardian"]')).toBeNull();
  });

  test('take a refusal', async () => {
    const token = await linkOf();
    await answer(token, `${PAGE}/decline`);
    expect(await stateOf()).toBe('declined');
    const organization = 'Fundacja Pomocna Dłoń';
    expect(textOf(await page(token))).toContain(pl('volunteerPages.guardian.declined', { organization }));
  });

  test('act in the name of a child under 13', async () => {
    const { id } = await insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, firstname: 'Staś', dateOfBirth: dayFromNow(-10 * 365) },
    });
    expect(textOf(await page(await linkOf(id)))).toMatch(/Staś ma mniej niż 13 lat/);
  });

  test('say of every link that does not work the same', async () => {
    const replaced = await linkOf();
    const expired = await linkOf();
    await expireToken(stage.db, expired);
    const { id } = await insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, dateOfBirth: dayFromNow(-16 * 365) },
    });
    const grown = await linkOf(id);
    await stage.db
      .updateTable('volunteers')
      .set({ dateOfBirth: '1990-01-01' })
      .where('id', '=', id)
      .execute();
    const texts = new Set<string>();
    for (const token of [replaced, expired, grown, changedToken(expired), 'x', '']) {
      await stage.db.deleteFrom('rate_limits').execute();
      for (const dead of [
        await visit(`${PAGE}?token=${token}`),
        await answer(token),
        await answer(token, `${PAGE}/decline`),
        await answer(token, `${PAGE}/revoke`),
      ]) {
        expect(dead.status).toBe(404);
        texts.add(dead.text);
      }
    }
    expect([...texts]).toHaveLength(1);
    expect([...texts][0]).toContain(pl('volunteerPages.guardian.dead.title'));
    expect((await visit(PAGE, { form: {}, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  });

  test('let a volunteer under 18 send the link, and say why it is refused', async () => {
    const email = volunteer.email;
    const cookie = await signIn();
    const own = (url: string, asked: Asked = {}) =>
      visit(url, { ...asked, headers: { cookie, ...asked.headers } });

    expect(textOf(await own('/v/profile'))).toContain(pl('volunteerPages.askGuardian.state.missing'));
    const form = { guardian: 'Beata Nowicka', email: GUARDIAN, language: 'uk' };
    const wrong = await own('/v/guardian/ask', { form: { ...form, email } });
    expect(wrong.status).toBe(400);
    expect(textOf(wrong)).toContain(pl('validation.guardianAddress'));
    expect(wrong.document.querySelector('[name=guardian]')?.getAttribute('value')).toBe('Beata Nowicka');

    const sent = await own('/v/guardian/ask', { form });
    expect([sent.status, sent.headers.location]).toEqual([303, '/v/profile?done=asked&lang=pl']);
    expect(await queuedMails(stage.db, GUARDIAN)).toMatchObject([{ language: 'uk' }]);
    const guardian = 'Beata Nowicka';
    const profile = await own('/v/profile?done=asked');
    expect(textOf(profile)).toContain(pl('volunteerPages.askGuardian.state.asked', { guardian }));
    expect(textOf(profile)).toContain(pl('messages.guardianAsked'));

    await answer(await mailedToken(stage.db, GUARDIAN, 'guardianQuestion'));
    expect(textOf(await own('/v/profile'))).toContain(
      pl('volunteerPages.askGuardian.state.given', { guardian }),
    );
    expect(textOf(await own('/v/guardian/ask'))).toContain(pl('volunteerPages.askGuardian.nothing'));
    expect((await own('/v/guardian/ask', { form })).status).toBe(409);
  });

  test('say nothing of it to who is of age', async () => {
    const cookie = await signIn(await insertVolunteerUser(stage.db, stage.own.id));
    const profile = await visit('/v/profile', { headers: { cookie } });
    expect(profile.document.querySelector('#guardian')).toBeNull();
  });
});
