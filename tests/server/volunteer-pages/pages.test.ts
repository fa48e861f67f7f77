import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { momentText } from '../../../src/contract/dateLocale.ts';
import { languages } from '../../../src/contract/Language.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { insertClearances } from '../../harness/insertClearances.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { controlsOf, openPage, parsePage } from '../../harness/openPublicPages.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { pdf } from '../../harness/sampleFiles.ts';

const hostile = '"><script>alert(1)</script>';
const PAGES = [
  '/v',
  '/v/events',
  '/v/hours',
  '/v/agreements',
  '/v/papers',
  '/v/profile',
  '/v/data',
  '/v/data/requests',
  '/v/guardian/ask',
  '/v/calendar',
  '/v/leave',
];

onOneServer('the pages of volunteers', (stage) => {
  let volunteer: VolunteerUser;
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails', 'events'] as const)
      await stage.db.deleteFrom(table).execute();
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, {
      daysOfHelp: ['sunday', 'monday'],
      aboutMe: 'Lubię koty.',
      tags: ['kierowca'],
    });
  });

  type Asked = NonNullable<Parameters<typeof openPage>[2]>;
  const visit = (url: string, asked: Asked = {}) => openPage(stage.server, url, asked);
  const ask = async (page?: string, { email } = volunteer) => {
    await visit(`/v/sign-in${page ? `?page=${encodeURIComponent(page)}` : ''}`, { form: { email } });
    return mailedToken(stage.db, email, 'signInLink');
  };
  const cookieIn = (headers: Asked['headers'] | Readonly<Record<string, unknown>>) =>
    [headers?.['set-cookie']]
      .flat()
      .map(String)
      .find((one) => one.startsWith('volunteer='))
      ?.split(';')[0] ?? '';
  /** Signed in by the link, as a browser does it. */
  const signIn = async (who = volunteer) => {
    const { headers } = await visit('/v/link', { form: { token: await ask(undefined, who) } });
    const cookie = cookieIn(headers);
    const page = (url: string, asked: Asked = {}) =>
      visit(url, { ...asked, headers: { cookie, ...asked.headers } });
    return Object.assign(page, { cookie });
  };
  const insert = (overrides: object = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const textOf = ({ document }: { document: Document }) =>
    document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? '';
  const alertOf = ({ document }: { document: Document }) =>
    document.querySelector('[role=alert]')?.textContent?.replace(/\s+/g, ' ').trim();

  test('join and leave each shift of an event, and wait for one that is full', async () => {
    const event = await insert();
    const early = await insertShift(stage.db, event, { role: 'Rozkładanie stołów' });
    const late = await insertShift(stage.db, event, {
      ...{ role: 'Wydawanie', eventStart: '11:00', eventEnd: '12:00', places: 1, taken: 1 },
    });
    const page = await signIn();
    const path = `/v/events/${event.id}`;
    const linksOf = ({ document }: { document: Document }, act: string) =>
      Array.from(document.querySelectorAll(`a[href*="/${act}"]`), (link) => link.getAttribute('href') ?? '');
    const join = linksOf(await page(path), 'join');
    expect(
      join.map((href) => new URL(href, 'https://panel.example').searchParams.get('shift')).sort(),
    ).toEqual([early.id, late.id].sort());
    const [hrefOfEarly = '', hrefOfLate = ''] = [early, late].map(({ id }) =>
      join.find((href) => href.includes(id)),
    );
    expect(textOf(await page(hrefOfEarly))).toContain('Rozkładanie stołów');
    expect((await page(hrefOfEarly, { form: {} })).status).toBe(303);
    const joined = await page(path);
    expect([linksOf(joined, 'join').length, linksOf(joined, 'resign').length]).toEqual([1, 1]);
    await page(hrefOfLate, { form: {} });
    const rows = () =>
      stage.db
        .selectFrom('participants')
        .select(['shiftId', 'status'])
        .where('eventId', '=', event.id)
        .orderBy('signedUpAt')
        .execute();
    expect(await rows()).toEqual([
      { shiftId: early.id, status: 'signed_up' },
      { shiftId: late.id, status: 'waitlisted' },
    ]);
    const [resign = ''] = linksOf(joined, 'resign');
    await page(resign, { form: {} });
    expect((await rows())[0]?.status).toBe('resigned');
    // An event as a whole cannot be joined where it has shifts, nor a shift of another.
    expect((await page(`${path}/join`, { form: {} })).status).toBe(409);
    expect((await page(`${path}/join?shift=${uuid()}`)).status).toBe(404);
  });

  test('say at an event with minors that the foundation has to check them first', async () => {
    const event = await insert({ withMinors: true });
    const shifts = await insert({ withMinors: true });
    await insertShift(stage.db, shifts);
    const page = await signIn();
    const told = translator('pl')('volunteerPages.event.uncleared');
    for (const { id } of [event, shifts]) {
      const before = await page(`/v/events/${id}`);
      expect(textOf(before)).toContain(told);
      expect(before.document.querySelector('a[href*="/join"]')).toBeNull();
    }
    const refused = await page(`/v/events/${event.id}/join`, { form: {} });
    expect(refused.status).toBe(409);
    expect(alertOf(refused)).toContain(translator('pl')('enums.clearanceKind.criminalRecord'));

    const { volunteerId } = volunteer;
    await insertClearances(stage.db, { organizationId: stage.own.id, volunteerId });
    const after = await page(`/v/events/${event.id}`);
    expect(textOf(after)).not.toContain(told);
    expect(after.document.querySelector('a[href*="/join"]')).not.toBeNull();
  });

  test('take a place that is kept for them, or for nobody any more', async () => {
    const page = await signIn();
    const kept = new Date(Date.now() + 3_600_000).toISOString();
    const standing = async (offeredUntil: string, taken: number) => {
      const event = await insert({ volunteersNeededNum: 2, nrOfVolunteersSigned: taken, waitlisted: 1 });
      const row = { organizationId: stage.own.id, eventId: event.id, volunteerId: volunteer.volunteerId };
      await insertRows(
        'participants',
        [{ ...row, id: uuid(), status: 'waitlisted', signedUpAt: kept, offeredUntil }],
        stage.db,
      );
      return `/v/events/${event.id}`;
    };
    const past = '2026-11-01T10:00:00.000Z';
    const missed = await page(await standing(past, 2));
    expect(textOf(missed)).not.toContain('Miejsce czeka');
    expect(missed.document.querySelector('a[href*="/join"]')).toBeNull();

    const late = await page(await standing(past, 1));
    expect(late.document.querySelector('a[href*="/join"]')?.textContent).toBe('Przyjmij miejsce');

    const path = await standing(kept, 1);
    const time = momentText(new Date(kept), 'Europe/Warsaw', 'pl');
    const offered = await page(path);
    expect(textOf(offered)).toContain(`Miejsce czeka na Ciebie do: ${time}`);
    expect(textOf(await page(`${path}/join`))).toContain('Miejsce będzie Twoje');
    // Whoever else asks learns that they would wait.
    const stranger = await signIn(await insertVolunteerUser(stage.db, stage.own.id));
    expect(textOf(await stranger(path))).toContain('Wszystkie miejsca są zajęte');
    expect(textOf(await stranger(`${path}/join`))).toContain('trafisz na listę rezerwową');
    const { status, headers } = await page(`${path}/join`, { form: {} });
    expect(status).toBe(303);
    const taken = await page(String(headers.location));
    expect(textOf(taken)).toContain('Masz miejsce');
    expect(taken.document.querySelector('a[href*="/join"]')).toBeNull();
  });

  describe('signing in', () => {
    test('leads from any page to a mailed link, and by it back to that page', async () => {
      for (const page of PAGES) {
        const { status, headers } = await visit(page);
        expect([status, headers.location]).toEqual([
          303,
          `/v/sign-in?page=${encodeURIComponent(page)}&lang=pl`,
        ]);
      }
      const form = await visit('/v/sign-in?page=%2Fv%2Fhours&lang=uk');
      expect(form.document.documentElement.lang).toBe('uk');
      const action = form.document.querySelector('form')?.getAttribute('action') ?? '';
      const sent = await visit(action, { form: { email: volunteer.email } });
      expect([sent.status, sent.headers.location]).toEqual([
        303,
        '/v/sign-in/sent?page=%2Fv%2Fhours&lang=uk',
      ]);
      const [mail] = await queuedMails(stage.db, volunteer.email);
      expect(mail?.values.page).toBe('/v/link?page=%2Fv%2Fhours');
      const token = String(mail?.values.token);
      const link = await visit(`/v/link?page=%2Fv%2Fhours&token=${token}&lang=uk`);
      expect(link.document.querySelector('h1')?.textContent).toContain('Fundacja Pomocna Dłoń');
      const signedIn = await visit('/v/link?lang=uk', { form: controlsOf(link.document) });
      expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/v/hours?lang=uk']);
      const page = await visit('/v/hours?lang=uk', { headers: { cookie: cookieIn(signedIn.headers) } });
      expect([page.status, page.document.querySelector('h1')?.textContent]).toEqual([200, 'Мої години']);
    });

    test('says the same of every address', async () => {
      const answers = new Set<string>();
      for (const email of [volunteer.email, 'nobody@mail.example', stage.own.admin.email]) {
        const { status, text, headers } = await visit('/v/sign-in', { form: { email } });
        const { date: _, ...told } = headers;
        answers.add(JSON.stringify([status, text, told]));
      }
      expect([...answers]).toHaveLength(1);
      const templates = (await queuedMails(stage.db)).map(({ to, template }) => [to, template]);
      expect(templates).toEqual([[volunteer.email, 'signInLink']]);
    });

    test('names what is wrong with the address, keeps it, and is limited as the API is', async () => {
      const wrong = await visit('/v/sign-in?page=%2Fv%2Fhours', { form: { email: 'wera(at)mail' } });
      expect([wrong.status, alertOf(wrong)]).toEqual([400, expect.stringContaining('E-mail')]);
      expect(controlsOf(wrong.document).email).toBe('wera(at)mail');
      expect(wrong.document.querySelector('form')?.getAttribute('action')).toContain('page=%2Fv%2Fhours');
      for (let count = 0; count < 5; count += 1)
        await visit('/v/sign-in', { form: { email: 'a@mail.example' } });
      const refused = await visit('/v/sign-in', { form: { email: 'a@mail.example' } });
      expect([refused.status, alertOf(refused)]).toEqual([429, expect.stringContaining('Zbyt wiele prób')]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    test('is not used up by whoever opens the link, however often, and then works once', async () => {
      const token = await ask();
      const before = await stage.snapshot();
      for (const [name, value] of [
        ['user-agent', 'LinkScanner/1.0'],
        ['sec-purpose', 'prefetch'],
        ['sec-fetch-site', 'cross-site'],
      ] as const)
        expect((await visit(`/v/link?token=${token}`, { headers: { [name]: value } })).status).toBe(200);
      expect((await stage.server.inject({ method: 'HEAD', url: `/v/link?token=${token}` })).statusCode).toBe(
        200,
      );
      expect(await stage.snapshot()).toEqual(before);
      expect((await visit('/v/link', { form: { token } })).status).toBe(303);
      for (const used of [
        await visit('/v/link', { form: { token } }),
        await visit(`/v/link?token=${token}`),
      ]) {
        expect([used.status, used.headers['set-cookie']]).toEqual([409, undefined]);
        expect(textOf(used)).toContain('Ten link już nie działa');
      }
    });

    test('says alike that a link ran out, was replaced or is none', async () => {
      const replaced = await ask();
      const expired = await ask();
      await expireToken(stage.db, expired);
      for (const token of [replaced, expired, changedToken(expired), 'x', '']) {
        const read = await visit(`/v/link?token=${token}`);
        const used = await visit('/v/link', { form: { token } });
        expect([read.status, used.status, used.text]).toEqual([404, 404, read.text]);
      }
    });

    test('leads to no page but the volunteers’', async () => {
      for (const page of [
        '//evil.example',
        'https://evil.example/v',
        '/settings',
        '/v/../settings',
        '/v/%2e%2e',
      ]) {
        const { document } = await visit(`/v/sign-in?page=${encodeURIComponent(page)}`);
        expect(document.querySelector('form')?.getAttribute('action'), page).toBe('/v/sign-in?lang=pl');
        const token = await ask();
        await stage.db.deleteFrom('rate_limits').execute();
        const { headers } = await visit('/v/link', { form: { token, page } });
        expect(headers.location, page).toBe('/v/events?lang=pl');
      }
    });

    test('leaves the panel’s session in the same browser alone, and the panel knows nothing of it', async () => {
      const { admin } = stage.own;
      const { headers } = await visit('/v/link', {
        form: { token: await ask() },
        headers: { cookie: admin.cookie },
      });
      const [cookie] = [headers['set-cookie']].flat().map(String);
      expect(cookie).toMatch(/^volunteer=[\w-]{43}; Max-Age=604800; Path=\/v; HttpOnly; SameSite=Lax$/);
      const both = { ...admin, cookie: `${admin.cookie}; ${cookieIn(headers)}` };
      expect((await stage.call('login', { as: both })).answer.email).toBe(admin.email);
      const { problem } = await stage.call('getVolunteer', {
        as: { ...volunteer, cookie: cookieIn(headers) },
        params: { id: volunteer.volunteerId },
      });
      expect(problem.code).toBe('unauthenticated');
      // A session of the panel, in this cookie, opens nothing either.
      const stolen = admin.cookie.replace('session=', 'volunteer=');
      expect((await visit('/v/events', { headers: { cookie: stolen } })).status).toBe(303);
    });

    test('ends by signing out, and with the account', async () => {
      const page = await signIn();
      const { status, headers } = await page('/v/sign-out', { form: {} });
      expect([status, headers.location]).toEqual([303, '/v/sign-in?lang=pl']);
      expect(String(headers['set-cookie'])).toMatch(/^volunteer=; .*Path=\/v/);
      expect((await page('/v/events')).status).toBe(303);
      const again = await signIn();
      await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id: volunteer.volunteerId } });
      expect((await again('/v/events')).status).toBe(303);
    });
  });

  test('are kept by nobody, framed by nobody, and run no script', async () => {
    const page = await signIn();
    const { id } = await insert({ title: hostile, description: hostile, location: hostile });
    await stage.db
      .updateTable('volunteers')
      .set({ aboutMe: hostile, city: hostile.slice(0, 50) })
      .where('id', '=', volunteer.volunteerId)
      .execute();
    for (const path of [
      ...PAGES.slice(1),
      ...[`/v/events/${id}`, `/v/events/${id}/join`, '/v/events?q=%22%3E%3Cscript', '/v/nothing', '/v/left'],
    ]) {
      const { headers, text, document } = await page(path);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe|script-src/);
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(text, path).not.toContain('<script');
      expect(document.querySelectorAll('script'), path).toHaveLength(0);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
    }
  });

  test('do nothing that another site sends, and take forms alone', async () => {
    const page = await signIn();
    const { id } = await insert();
    const before = await stage.snapshot();
    for (const path of [
      ...[
        '/v/sign-in',
        '/v/link',
        '/v/sign-out',
        '/v/profile',
        '/v/data',
        '/v/data/link',
        '/v/calendar',
        '/v/calendar/revoke',
        '/v/leave',
        '/v/news',
      ],
      ...['/v/papers', `/v/events/${id}/join`, `/v/events/${id}/resign`, `/v/papers/${id}/delete`],
    ])
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': '', origin: 'https://evil.example' },
      ] as readonly Record<string, string>[]) {
        const { status, document } = await page(path, { form: { reason: 'Nie ja.' }, headers });
        expect(status, path).toBe(403);
        expect(document.querySelector('h1')?.textContent).toBe('Żądanie z innej strony zostało odrzucone');
      }
    const json = { 'content-type': 'application/json' };
    expect((await page('/v/leave', { form: { reason: 'Nie ja.' }, headers: json })).status).toBe(415);
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each(languages)('are there in %s', async (language) => {
    const page = await signIn();
    const { id } = await insert();
    const text = translator(language);
    for (const [path, title] of [
      ['/v/hours', 'volunteerPages.hours.title'],
      ['/v/agreements', 'volunteerPages.agreements.title'],
      ['/v/papers', 'volunteerPages.papers.title'],
      ['/v/profile', 'volunteerPages.profile.title'],
      ['/v/data', 'volunteerPages.data.title'],
      ['/v/data/requests', 'volunteerPages.dataRequests.title'],
      ['/v/calendar', 'volunteerPages.calendar.title'],
      ['/v/events', 'volunteerPages.events.title'],
    ] as const) {
      const { document } = await page(`${path}?lang=${language}`);
      expect(document.documentElement.lang).toBe(language);
      expect(document.querySelector('h1')?.textContent).toBe(text(title));
      for (const link of document.querySelectorAll<HTMLAnchorElement>('.tabs a, main a'))
        expect(link.getAttribute('href')).toContain(`lang=${language}`);
    }
    const joined = await page(`/v/events/${id}/join?lang=${language}`, { form: {} });
    expect(joined.headers.location).toBe(`/v/events/${id}?done=join&lang=${language}`);
    const { document } = await page(String(joined.headers.location));
    expect(document.querySelector('[role=status]')?.textContent).toBe(text('volunteerPages.state.signed_up'));
  });

  test('mail the link to everything that is kept of the volunteer', async () => {
    const page = await signIn();
    const profile = await page('/v/profile');
    const href = profile.document.querySelector('a[href^="/v/data"]')?.getAttribute('href') ?? '';
    expect(textOf(await page(href))).toContain(volunteer.email);
    const sent = await page(href, { form: {} });
    expect([sent.status, sent.headers.location]).toEqual([303, '/v/data?done=sent&lang=pl']);
    const done = (await page(String(sent.headers.location))).document.querySelector('[role=status]');
    expect(done?.textContent).toBe(translator('pl')('messages.dataLinkSent'));
    // Whoever opens the mail is asked to press a button, signed in or not.
    const token = await mailedToken(stage.db, volunteer.email, 'volunteerData');
    expect((await visit(`/v/data/link?token=${token}`)).document.querySelector('form')).not.toBeNull();
    for (let count = 1; count < 3; count += 1) await page(href, { form: {} });
    const refused = await page(href, { form: {} });
    expect([refused.status, alertOf(refused)]).toEqual([429, expect.stringContaining('3')]);
  });

  describe('events', () => {
    test('are the open ones of the own foundation, in pages, and searched', async () => {
      const page = await signIn();
      for (let index = 0; index < 23; index += 1) await insert({ title: `Zakupy ${index}` });
      await insert({ title: 'Łąka nad Wisłą', ...{ startDate: dayFromNow(90), endDate: dayFromNow(90) } });
      await insert({ title: 'Szkic roboczy', status: 'draft' });
      await insertEvent(stage.db, { organizationId: stage.other.id, title: 'Чужа подія' });
      const first = await page('/v/events');
      expect(first.document.querySelectorAll('article')).toHaveLength(20);
      const next = [...first.document.querySelectorAll('nav a')].find(
        (one) => one.textContent === 'Następna',
      );
      const second = await page(next?.getAttribute('href') ?? '');
      expect(second.document.querySelectorAll('article')).toHaveLength(4);
      expect(textOf(first) + textOf(second)).not.toMatch(/Szkic roboczy|Чужа подія/);
      const found = await page('/v/events?q=laka');
      expect([...found.document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
        'Łąka nad Wisłą',
      ]);
      expect(textOf(await page('/v/events?q=nigdzie'))).toContain('Nic nie znaleziono');
    });

    test('are joined after a question, wait where the places are taken, and are left after another', async () => {
      const page = await signIn();
      const event = await insert({ title: 'Spacer', volunteersNeededNum: 1 });
      expect(textOf(await page(`/v/events/${event.id}/join`))).toContain('Dostaniesz miejsce');
      expect((await page(`/v/events/${event.id}/join`, { form: {} })).status).toBe(303);
      expect(await queuedMails(stage.db, volunteer.email)).toContainEqual(
        expect.objectContaining({
          template: 'signedUp',
          values: expect.objectContaining({ href: `/v/events/${event.id}` }),
        }),
      );
      const { answer } = await stage.call('listNotifications', { as: stage.own.coordinator });
      expect(answer.content[0]).toMatchObject({ kind: 'participantSignedUp' });
      const overview = await page('/v/events');
      expect(overview.document.querySelector('#own')?.parentElement?.textContent).toContain('Masz miejsce');
      // Once more is no harm.
      expect((await page(`/v/events/${event.id}/join`, { form: {} })).status).toBe(303);

      const other = await signIn(await insertVolunteerUser(stage.db, stage.own.id));
      expect(textOf(await other(`/v/events/${event.id}/join`))).toContain('listę rezerwową');
      await other(`/v/events/${event.id}/join`, { form: {} });
      expect(textOf(await other(`/v/events/${event.id}`))).toContain('Jesteś na liście rezerwowej');
      expect(textOf(await page(`/v/events/${event.id}/resign`))).toContain('Zrezygnować z „Spacer”?');
      await page(`/v/events/${event.id}/resign`, { form: {} });
      expect(textOf(await page(`/v/events/${event.id}`))).toContain('Udział odwołany');
      expect(textOf(await other(`/v/events/${event.id}`))).toContain('Masz miejsce');
    });

    test('say why they cannot be joined', async () => {
      const event = await insert();
      const pending = await signIn(
        await insertVolunteerUser(stage.db, stage.own.id, { accountStatus: 'pending' }),
      );
      expect(textOf(await pending(`/v/events/${event.id}`))).toContain(
        'których zgłoszenie fundacja przyjęła',
      );
      const refused = await pending(`/v/events/${event.id}/join`, { form: {} });
      expect([refused.status, alertOf(refused)]).toEqual([403, 'Brak uprawnień do tej czynności']);
      const page = await signIn();
      const gone = await insert({ cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' });
      expect(textOf(await page(`/v/events/${gone.id}`))).toContain('Odwołane');
      expect(textOf(await page(`/v/events/${gone.id}`))).toContain('Powód: Burza.');
      expect((await page(`/v/events/${gone.id}/join`, { form: {} })).status).toBe(409);
    });

    test('that are off have no place and nothing for the calendar, also for who had a place', async () => {
      const user = await insertVolunteerUser(stage.db, stage.own.id);
      const page = await signIn(user);
      const { id } = await insert({ title: 'Rajd pieszy' });
      await page(`/v/events/${id}/join`, { form: {} });
      expect(textOf(await page(`/v/events/${id}`))).toContain('Masz miejsce');
      await stage.call('cancelEvent', {
        ...{ as: stage.own.coordinator, params: { id }, body: { reason: 'Burza śnieżna.' } },
      });
      for (const path of ['/v/events', `/v/events/${id}`]) {
        const text = textOf(await page(path));
        expect(text).toContain('Odwołane');
        expect(text).not.toMatch(/Masz miejsce|Dodaj do kalendarza/);
      }
    });

    test('come as a calendar file', async () => {
      const page = await signIn();
      const { id } = await insert({ title: 'Spacer' });
      const { status, headers, text } = await page(`/v/events/${id}/calendar`);
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(text).toContain('SUMMARY:Spacer');
    });

    test('of another foundation, drafts, and what is no id are all the same page that is none', async () => {
      const page = await signIn();
      const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
      const draft = await insert({ status: 'draft' });
      const before = await stage.snapshot();
      const texts = new Set<string>();
      for (const id of [foreign.id, draft.id, uuid(), 'x', '%00'])
        for (const below of ['', '/join', '/resign', '/calendar']) {
          const { status, text } = await page(`/v/events/${id}${below}`);
          expect(status, id + below).toBe(404);
          texts.add(text);
        }
      for (const act of ['join', 'resign'])
        expect((await page(`/v/events/${foreign.id}/${act}`, { form: {} })).status).toBe(404);
      expect(texts.size).toBe(1);
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test('hours are the time in all and by event', async () => {
    const page = await signIn();
    expect(textOf(await page('/v/hours'))).toContain('Na razie nic tu nie ma');
    const event = await insert({
      title: 'Festyn',
      status: 'finished',
      startDate: dayFromNow(-9),
      endDate: dayFromNow(-9),
    });
    const [row] = await insertParticipants(stage.db, event, [
      { status: 'attended', minutes: 150 },
      { status: 'attended', firstname: 'Ktoś', lastname: 'Obcy' },
    ]);
    await stage.db
      .updateTable('participants')
      .set({ volunteerId: volunteer.volunteerId })
      .where('id', '=', row?.id ?? '')
      .execute();
    const hours = textOf(await page('/v/hours'));
    expect(hours.replaceAll('\u00a0', ' ')).toMatch(/2 godz\. 30 min.*Festyn.*2 godz\. 30 min/);
    expect(hours).not.toContain('Obcy');
  });

  describe('papers', () => {
    const add = async (cookie: string, name: string, content: Buffer) => {
      const { payload, headers } = multipartBody([{ field: 'file', name, content }]);
      const answer = await stage.server.inject({
        method: 'POST',
        url: '/v/papers',
        headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
        payload,
      });
      return { status: answer.statusCode, headers: answer.headers, document: parsePage(answer.body) };
    };

    test('are added, downloaded and deleted after a question', async () => {
      const page = await signIn();
      const added = await add(page.cookie, 'zaświadczenie.pdf', pdf);
      expect([added.status, added.headers.location]).toEqual([303, '/v/papers?done=added&lang=pl']);
      const { document } = await page('/v/papers?done=added');
      expect(document.querySelector('[role=status]')?.textContent).toBe('Plik został przesłany');
      const [download, remove] = [...document.querySelectorAll('main li a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      const file = await page(download ?? '');
      expect(file.headers['content-type']).toBe('application/octet-stream');
      expect(file.headers['cache-control']).toBe('no-store');
      expect(file.headers['content-disposition']).toContain('attachment');
      expect(file.headers['content-length']).toBe(String(pdf.length));
      expect(textOf(await page(remove ?? ''))).toContain('Usunąć „zaświadczenie.pdf”?');
      expect((await page(remove ?? '', { form: {} })).headers.location).toBe(
        '/v/papers?done=deleted&lang=pl',
      );
      expect((await page(download ?? '')).status).toBe(404);
      expect((await page(remove ?? '')).status).toBe(404);
    });

    test('of another kind are refused, with the reason', async () => {
      const page = await signIn();
      const refused = await add(page.cookie, 'a.txt', Buffer.from('tekst'));
      expect([refused.status, alertOf(refused)]).toEqual([422, 'Wystąpił błąd podczas przesyłania pliku']);
      const large = await add(page.cookie, 'a.pdf', Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]));
      expect([large.status, alertOf(large)]).toEqual([413, 'Plik jest zbyt duży']);
      expect((await page('/v/papers', { form: { file: 'a' } })).status).toBe(400);
    });

    test('of another volunteer are not there', async () => {
      const another = await signIn(await insertVolunteerUser(stage.db, stage.own.id));
      await add(another.cookie, 'cudze.pdf', pdf);
      const { document } = await another('/v/papers');
      const links = [...document.querySelectorAll('main li a')].map(
        (link) => link.getAttribute('href') ?? '',
      );
      expect(links).toHaveLength(2);
      const page = await signIn();
      expect(textOf(await page('/v/papers'))).toContain('Nie ma jeszcze żadnych plików');
      const before = await stage.snapshot();
      for (const link of links) expect((await page(link)).status).toBe(404);
      expect((await page(links[1] ?? '', { form: {} })).status).toBe(404);
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  describe('the profile', () => {
    const read = async () =>
      (await stage.call('getVolunteer', { as: stage.own.admin, params: { id: volunteer.volunteerId } }))
        .answer;

    test('is shown without what the foundation alone knows, and saved as the API does it', async () => {
      const page = await signIn();
      const shown = await page('/v/profile');
      expect(shown.text).not.toContain('kierowca');
      const held = controlsOf(shown.document);
      expect(held).toMatchObject({ firstname: 'Łucja', aboutMe: 'Lubię koty.', version: '1' });
      // As it is, nothing changes, in whichever language the form is read.
      const same = await page('/v/profile?lang=uk', { form: held });
      expect([same.status, same.headers.location]).toEqual([303, '/v/profile?done=saved&lang=uk']);
      expect(await read()).toMatchObject({ version: 1, history: [] });
      const saved = await page('/v/profile', {
        form: { ...held, city: 'Kraków', daysOfHelp: ['monday', 'friday'] },
      });
      expect(saved.status).toBe(303);
      expect(await read()).toMatchObject({
        ...{ city: 'Kraków', daysOfHelp: ['monday', 'friday'], version: 2, tags: ['kierowca'] },
        history: [{ action: 'edited' }],
      });
    });

    test('names what is wrong at its field, and keeps all that was typed', async () => {
      const page = await signIn();
      const held = controlsOf((await page('/v/profile')).document);
      const typed = { ...held, phone: '12', city: '', aboutMe: 'Nowe zdanie.', languages: 'uk' };
      const refused = await page('/v/profile', { form: typed });
      expect(refused.status).toBe(400);
      expect(alertOf(refused)).toMatch(/Telefon.*Miejscowość/);
      expect(controlsOf(refused.document)).toEqual(typed);
      const email = await page('/v/profile', { form: { ...held, email: 'nowy@mail.example' } });
      expect([email.status, alertOf(email)]).toEqual([400, expect.stringContaining('E-mail')]);
      expect(await read()).toMatchObject({ version: 1 });
    });

    test('stops news, and has them again', async () => {
      const page = await signIn();
      expect(textOf(await page('/v/profile'))).toContain('Nie chcę nowości');
      expect((await page('/v/news', { form: {} })).headers.location).toBe('/v/profile?done=saved&lang=pl');
      expect((await read()).newsStoppedAt).toBeTruthy();
      expect(textOf(await page('/v/profile'))).toContain('Chcę znów dostawać nowości');
      await page('/v/news', { form: { wanted: 'true' } });
      expect((await read()).newsStoppedAt).toBeNull();
    });

    test('that somebody has changed meanwhile is said to be so, and is replaced only by who saves again', async () => {
      const page = await signIn();
      const held = controlsOf((await page('/v/profile')).document);
      await page('/v/profile', { form: { ...held, city: 'Gdynia' } });
      const late = await page('/v/profile', { form: { ...held, city: 'Sopot' } });
      expect([late.status, alertOf(late)]).toEqual([409, expect.stringContaining('Dane zmieniły się')]);
      expect(controlsOf(late.document)).toMatchObject({ city: 'Sopot', version: '2' });
      expect(await read()).toMatchObject({ city: 'Gdynia' });
      expect((await page('/v/profile', { form: controlsOf(late.document) })).status).toBe(303);
      expect(await read()).toMatchObject({ city: 'Sopot' });
    });
  });

  test('the calendar gets an address, which is shown once, replaced and revoked', async () => {
    const page = await signIn();
    const { id } = await insert({ title: 'Spacer' });
    await page(`/v/events/${id}/join`, { form: {} });
    const addressOf = ({ document }: { document: Document }) =>
      document.querySelector<HTMLInputElement>('#address')?.value;
    const make = async () => new URL(addressOf(await page('/v/calendar', { form: {} })) ?? '').pathname;
    expect(addressOf(await page('/v/calendar'))).toBeUndefined();
    const first = await make();
    expect((await visit(first)).text).toContain('SUMMARY:Spacer');
    expect(addressOf(await page('/v/calendar'))).toBeUndefined();
    const second = await make();
    expect([(await visit(first)).status, (await visit(second)).status]).toEqual([404, 200]);
    const revoked = await page('/v/calendar/revoke', { form: {} });
    expect(revoked.headers.location).toBe('/v/calendar?done=revoked&lang=pl');
    expect((await visit(second)).status).toBe(404);
  });

  test('leaving asks for the reason, says what is lost, and ends the session', async () => {
    const page = await signIn();
    expect(textOf(await page('/v/leave'))).toContain('Tego nie można cofnąć');
    const refused = await page('/v/leave', { form: { reason: 'x' } });
    expect([refused.status, alertOf(refused)]).toEqual([400, expect.stringContaining('Powód')]);
    expect(controlsOf(refused.document).reason).toBe('x');
    const left = await page('/v/leave', { form: { reason: 'Przeprowadzam się.' } });
    expect([left.status, left.headers.location]).toEqual([303, '/v/left?lang=pl']);
    expect(String(left.headers['set-cookie'])).toMatch(/^volunteer=;/);
    expect((await page('/v/events')).status).toBe(303);
    const { answer } = await stage.call('listNotifications', { as: stage.own.coordinator });
    expect(answer.content[0]).toMatchObject({ kind: 'volunteerLeft' });
    const { status } = await stage.call('getVolunteer', {
      as: stage.own.admin,
      params: { id: volunteer.volunteerId },
    });
    expect(status).toBe(404);
  });

  test('a volunteer is told by mail that the foundation has verified them, and where to go', async () => {
    const { volunteerId, email } = await insertVolunteerUser(stage.db, stage.own.id, {
      ...{ accountStatus: 'pending', language: 'ru' },
    });
    const byHand = { as: stage.own.admin, params: { id: volunteerId } };
    await stage.call('verifyVolunteer', byHand);
    await stage.call('verifyVolunteer', byHand);
    expect(await queuedMails(stage.db, email)).toMatchObject([
      { template: 'volunteerVerified', language: 'ru', values: { href: '/v/events' } },
    ]);
  });
});
