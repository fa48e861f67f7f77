import jsQR from 'jsqr';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatPhone } from '../../../src/contract/formatPhone.ts';
import { type Language, languages } from '../../../src/contract/Language.ts';
import { buildNoise } from '../../harness/buildImage.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { openPage, turnPageOn } from '../../harness/openPublicPages.ts';

/** What a phone reads of the code on a poster. */
async function scan(document: Document): Promise<string | undefined> {
  const svg = document.querySelector('svg')?.outerHTML ?? '';
  const picture = sharp(Buffer.from(svg)).resize(400).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

const hostile = '<script>alert("1")</script> & \'Co\'';

onOneServer('the public page of a foundation', (stage) => {
  let path: string;
  beforeAll(async () => {
    path = await turnPageOn(stage, stage.own, { slug: 'pomocna-dlon' });
  });
  beforeEach(() => stage.db.deleteFrom('events').execute());

  const open = (url = path, headers: Record<string, string> = {}) => openPage(stage.server, url, { headers });
  const set = (settings: object) => turnPageOn(stage, stage.own, { slug: 'pomocna-dlon', ...settings });
  const insert = (overrides: object) => insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const change = (values: object) =>
    stage.db.updateTable('organizations').set(values).where('id', '=', stage.own.id).execute();

  test('says who it is, how to reach it, and leads to both forms', async () => {
    const { status, document } = await open();
    expect(status).toBe(200);
    const organization = await stage.db
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', stage.own.id)
      .executeTakeFirstOrThrow();
    expect(document.querySelector('h1')?.textContent).toBe(organization.name);
    const text = document.querySelector('main')?.textContent;
    for (const said of [
      organization.description,
      formatPhone(organization.phone),
      organization.email,
      organization.city,
    ])
      expect(text).toContain(said);
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toContain('/f/pomocna-dlon/volunteer?lang=pl');
    expect(links).toContain('/f/pomocna-dlon/help?lang=pl');
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });

  test('shows the published events that will take place, the next first, and no others', async () => {
    const day = (days: number) => ({ startDate: dayFromNow(days), endDate: dayFromNow(days) });
    const later = await insert({
      title: 'Potem',
      ...day(20),
      volunteersNeededNum: 5,
      nrOfVolunteersSigned: 5,
    });
    const next = await insert({
      title: 'Najpierw',
      ...day(3),
      volunteersNeededNum: 5,
      nrOfVolunteersSigned: 2,
    });
    await insert({ title: 'Szkic roboczy', status: 'draft', ...day(3) });
    await insert({ title: 'Odwołane', cancelledAt: new Date().toISOString(), ...day(3) });
    await insert({ title: 'Minione', status: 'finished', ...day(-30) });
    await insert({ title: 'Trwa właśnie', startDate: dayFromNow(-1), endDate: dayFromNow(1) });
    await insertEvent(stage.db, { organizationId: stage.other.id, title: 'Чужа подія', ...day(3) });
    const { document } = await open();
    const cards = [...document.querySelectorAll('article')];
    expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Najpierw', 'Potem']);
    expect(cards.map(({ id }) => id)).toEqual([`event-${next.id}`, `event-${later.id}`]);
    expect(cards[0]?.textContent).toContain('Zgierska 5, Łódź · Wolne miejsca: 3');
    expect(cards[1]?.textContent).toContain('jest lista rezerwowa');
    expect(document.body.textContent).not.toContain('Чужа подія');
  });

  test('shows the shifts of an event with their free places', async () => {
    const event = await insert({ title: 'Festyn' });
    await insertShift(stage.db, event, { role: hostile, taken: 1, places: 3 });
    await insertShift(stage.db, event, { role: 'Zmywak', eventStart: '12:00', eventEnd: '13:00', taken: 2 });
    await insert({ title: 'Spacer', startDate: dayFromNow(12), endDate: dayFromNow(12) });
    const { document } = await open();
    const cards = [...document.querySelectorAll('article')];
    expect(
      cards.map((card) => card.querySelectorAll('li').length - card.querySelectorAll('.tags li').length),
    ).toEqual([2, 0]);
    const shifts = [...(cards[0]?.querySelectorAll('ul[aria-label="Dyżury"] li') ?? [])];
    expect(shifts.map((shift) => shift.textContent)).toEqual([
      `${hostile} · 10:00–11:00 · Wolne miejsca: 2`,
      expect.stringContaining('Zmywak · 12:00–13:00 · Wszystkie miejsca są zajęte'),
    ]);
  });

  test('shows 20 events, and says how many more there are', async () => {
    for (let index = 0; index < 23; index += 1) await insert({ title: `Spotkanie ${index}` });
    const { document } = await open();
    expect(document.querySelectorAll('article')).toHaveLength(20);
    expect(document.querySelector('main')?.textContent).toContain('I jeszcze 3 wydarzenia');
  });

  test.each(languages)(
    'is there in %s: by its address, by the panel’s cookie, by the browser',
    async (language) => {
      const titles: Record<Language, string> = {
        pl: 'Zostań wolontariuszem',
        en: 'Become a volunteer',
        uk: 'Стати волонтером',
        ru: 'Стать волонтёром',
      };
      for (const page of [
        await open(`${path}?lang=${language}`, { 'accept-language': 'en' }),
        await open(path, { cookie: `activeLanguage=${language}`, 'accept-language': 'en' }),
        await open(path, { 'accept-language': `${language}, de;q=0.9` }),
      ]) {
        expect(page.document.documentElement.lang).toBe(language);
        expect(page.document.querySelector('.act')?.textContent).toBe(titles[language]);
        const current = page.document.querySelector('nav [aria-current]');
        expect(current?.getAttribute('hreflang')).toBe(language);
      }
    },
  );

  test('tells search engines and previews of itself, and its forms and posters are not for them', async () => {
    const { document } = await open(`${path}?lang=uk`);
    const meta = (name: string) =>
      document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /^https?:\/\/[^/]+\/f\/pomocna-dlon\?lang=uk$/,
    );
    expect(meta('og:title')).toBe('Fundacja Pomocna Dłoń');
    expect(meta('og:description')?.length).toBeGreaterThan(20);
    expect(meta('robots')).toBeUndefined();
    for (const below of ['volunteer', 'help', 'volunteer/done', 'help/done', 'poster']) {
      const page = await open(`${path}/${below}`);
      expect(page.status).toBe(200);
      expect(page.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.headers['cache-control']).toBe('no-store');
    }
  });

  test('is one and the same 404 where there is none, it is off, or the foundation is not approved', async () => {
    const addresses = ['', '/volunteer', '/help', '/poster', '/cover', '/volunteer/done'];
    const read = (slug: string) =>
      Promise.all(
        addresses.map(async (below) => {
          const { status, text, headers } = await open(`/f/${slug}${below}`);
          const { date: _, ...told } = headers;
          return { status, text, told };
        }),
      );
    const unknown = await read('nie-ma-takiej');
    expect(unknown.every(({ status }) => status === 404)).toBe(true);
    expect(new Set(unknown.map(({ text }) => text)).size).toBe(1);
    for (const strange of ['%00', '..%2f', 'a'.repeat(200), "'or'1", 'pomocna-dlon/inne'])
      expect((await open(`/f/${strange}`)).text, strange).toBe(unknown[0]?.text);
    expect((await open('/f')).text).toBe(unknown[0]?.text);

    await set({ isOn: false });
    expect(await read('pomocna-dlon')).toEqual(unknown);
    await set({ isOn: true });
    for (const status of ['pending', 'unconfirmed', 'declined']) {
      await change({ status });
      expect(await read('pomocna-dlon'), status).toEqual(unknown);
    }
    await change({ status: 'approved' });
    expect((await open()).status).toBe(200);
    expect((await open('/f/Pomocna-Dlon')).status).toBe(200);
    for (const language of languages)
      expect((await open(`/f/nie-ma?lang=${language}`)).document.documentElement.lang).toBe(language);
  });

  test('escapes what others have typed', async () => {
    await insert({ title: hostile, description: hostile, location: hostile });
    const { name, description } = await stage.db
      .selectFrom('organizations')
      .select(['name', 'description'])
      .where('id', '=', stage.own.id)
      .executeTakeFirstOrThrow();
    await change({ name: hostile, description: `${hostile} ${description}`, helpLocation: hostile });
    await set({ informationClause: hostile });
    const event = await stage.db.selectFrom('events').select('id').executeTakeFirstOrThrow();
    for (const below of ['', '/volunteer', '/help', '/poster', `/poster?event=${event.id}`, '/help/done']) {
      const { text, document } = await open(path + below);
      expect(text, below).not.toContain('<script');
      expect(document.querySelectorAll('script'), below).toHaveLength(0);
      expect(document.title, below).toContain(hostile);
    }
    await change({ name, description, helpLocation: null });
    await set({ informationClause: null });
  });

  test('runs no script, loads from here alone, and is framed by the sites that the foundation allows', async () => {
    await set({ embedHosts: ['www.pomocnadlon.example', 'blog.pomocnadlon.example'] });
    for (const below of ['', '/volunteer', '/help', '/poster', '/help/done']) {
      const { headers } = await open(path + below);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("frame-ancestors 'self' www.pomocnadlon.example blog.pomocnadlon.example");
      expect(policy.join()).not.toMatch(/unsafe|script-src/);
      expect(headers['x-frame-options']).toBeUndefined();
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    await set({ embedHosts: [] });
    const { headers } = await open();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).not.toContain('pomocnadlon');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    // What is not of this foundation keeps what it had.
    const other = await open('/f/nie-ma');
    expect(other.headers['content-security-policy']).not.toContain('pomocnadlon');
  });

  test('is asked for again, and not sent again while nothing has changed', async () => {
    const { headers } = await open();
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await open(path, known);
    expect([again.status, again.text]).toEqual([304, '']);
    await insert({ title: 'Nowe spotkanie' });
    expect((await open(path, known)).status).toBe(200);
  });

  test('shows the foundation’s cover in a few bytes, and not by the address of the whole picture', async () => {
    expect((await open(`${path}/cover`)).status).toBe(404);
    const { answer } = await stage.call('uploadOrganizationCover', {
      as: stage.own.admin,
      params: { id: stage.own.id },
      ...multipartBody([{ field: 'file', name: 'okladka.jpg', content: await buildNoise() }]),
    });
    const { text, document } = await open();
    expect(text).not.toContain(answer.imageToken);
    const image = document.querySelector('header img');
    const [, shown = ''] = image?.getAttribute('src')?.split('data:image/jpeg;base64,') ?? [];
    // For previews, which show no picture that is in the page.
    const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    const { pathname, search } = new URL(preview);
    const { headers, rawPayload } = await stage.server.inject(pathname + search);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect(rawPayload.length).toBeLessThanOrEqual(32_000);
    expect(Buffer.from(shown, 'base64')).toEqual(rawPayload);
    await stage.call('deleteOrganizationCover', { as: stage.own.admin, params: { id: stage.own.id } });
    expect((await open(`${path}/cover`)).status).toBe(404);
    expect((await open()).document.querySelector('header img')).toBeNull();
  });

  describe('its posters', () => {
    test.each([
      ['', 'Poznaj nas', '/f/pomocna-dlon'],
      ['?of=volunteer', 'Pomagaj razem z nami', '/f/pomocna-dlon/volunteer'],
      ['?of=help', 'Nie zostawaj z tym sam na sam – poproś o pomoc', '/f/pomocna-dlon/help'],
      ['?of=inne', 'Poznaj nas', '/f/pomocna-dlon'],
    ])('%s has a code and an address', async (query, title, address) => {
      const { document } = await open(`${path}/poster${query}`);
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.querySelector('.url')?.textContent).toMatch(new RegExp(`^[^/]+${address}$`));
      expect(document.querySelector('svg[role=img]')?.getAttribute('aria-label')).toBeTruthy();
      expect(new URL((await scan(document)) ?? '').pathname).toBe(address);
    });

    test('of an event is where its record says, which says nothing where there is none', async () => {
      const posterOf = async (id: string) =>
        (await stage.call('getEvent', { as: stage.own.coordinator, params: { id } })).answer.posterPath;
      const event = await insert({ title: 'Kiermasz' });
      const poster = (await posterOf(event.id)) ?? '';
      expect((await open(poster)).document.querySelector('h1')?.textContent).toBe('Kiermasz');
      const others = [
        { status: 'draft' },
        { cancelledAt: new Date().toISOString() },
        { startDate: dayFromNow(-1), endDate: dayFromNow(1) },
      ];
      for (const other of others) expect(await posterOf((await insert(other)).id)).toBeNull();
      await set({ isOn: false });
      expect(await posterOf(event.id)).toBeNull();
      await set({ isOn: true });
      expect(await posterOf(event.id)).toBe(poster);
    });

    test('of an event is there as long as the event is on the page', async () => {
      const event = await insert({ title: 'Wielkie sprzątanie' });
      const foreign = await insertEvent(stage.db, { organizationId: stage.other.id });
      const draft = await insert({ title: 'Szkic plakatu', status: 'draft' });
      const { document } = await open(`${path}/poster?event=${event.id}`);
      expect(document.querySelector('h1')?.textContent).toBe('Wielkie sprzątanie');
      expect(await scan(document)).toMatch(new RegExp(`/f/pomocna-dlon#event-${event.id}$`));
      for (const id of [foreign.id, draft.id, 'nic', ''])
        expect((await open(`${path}/poster?event=${id}`)).status, id).toBe(404);
    });
  });
});
