import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { controlsOf, openPage, turnPageOn } from '../../harness/openPublicPages.ts';
import { helpForm, volunteerForm } from '../../harness/publicFormInput.ts';
import { queuedMails } from '../../harness/queuedMails.ts';

const forms = { volunteer: volunteerForm, help: helpForm };
const names = ['volunteer', 'help'] as const;

onOneServer('the forms of a public page', (stage) => {
  let path: string;
  beforeAll(async () => {
    path = await turnPageOn(stage, stage.own, {
      slug: 'pomocna-dlon',
      informationClause: 'Administratorem danych jest fundacja.\nDane są potrzebne, aby odpowiedzieć.',
    });
  });
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    await stage.db.deleteFrom('mails').execute();
    await stage.db.deleteFrom('volunteer_applications').execute();
    await stage.db.deleteFrom('people_in_need').execute();
  });

  const open = (below: string, options = {}) => openPage(stage.server, `${path}/${below}`, options);
  const send = (name: keyof typeof forms, changes: object = {}, query = '') =>
    open(name + query, { form: { ...forms[name], ...changes } });
  const people = () => stage.db.selectFrom('people_in_need').selectAll().execute();
  const applications = async () =>
    (await stage.db.selectFrom('volunteer_applications').select('record').execute()).map(
      ({ record }) => record,
    );
  const faultsOf = (document: Document) =>
    [...document.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent);

  test.each(names)('%s has a named control for everything that the contract takes', async (name) => {
    const { document, status } = await open(name);
    expect(status).toBe(200);
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>('form input, form select, form textarea'),
    ];
    expect(controls.map((control) => control.name)).toEqual(expect.arrayContaining(Object.keys(forms[name])));
    expect(controls.some((control) => control.name === 'organizationId')).toBe(false);
    for (const control of controls)
      expect(control.labels?.[0]?.textContent?.trim(), control.name).toBeTruthy();
    for (const fieldset of document.querySelectorAll('fieldset'))
      expect(fieldset.querySelector('legend')?.textContent).toBeTruthy();
    const consents = [...document.querySelectorAll<HTMLAnchorElement>('form a')];
    expect(consents.map((link) => link.getAttribute('href'))).toEqual([
      '/terms?activeLanguage=pl',
      '/privacy?activeLanguage=pl',
    ]);
    const clause = document.querySelector('#clause')?.parentElement;
    expect(clause?.textContent).toContain('Dane są potrzebne, aby odpowiedzieć.');
    const consent = document.querySelector('[name="consents.terms"]');
    expect(clause && consent && clause.compareDocumentPosition(consent)).toBe(4);
  });

  test('takes a volunteer as the API does', async () => {
    const { status, headers, text } = await send('volunteer', {}, '?lang=uk');
    expect([status, text]).toEqual([303, '']);
    expect(headers.location).toBe('/f/pomocna-dlon/volunteer/done?lang=uk');
    expect(await applications()).toMatchObject([
      {
        firstname: 'Łucja',
        lastname: 'Wiśniewska',
        email: 'lucja.wisniewska@mail.example',
        phone: '+48601234567',
        dateOfBirth: '1994-05-17',
        city: 'Łódź',
        country: { code: 'UA', name: 'Україна' },
        aboutMe: 'Lubię rozmawiać.\nMam prawo jazdy.',
        languages: ['pl', 'uk'],
        daysOfHelp: ['saturday', 'sunday'],
        howDidYouFindAboutUs: 'friends',
        haveYouBeenAVolunteerBefore: false,
      },
    ]);
    expect(await queuedMails(stage.db, volunteerForm.email)).toMatchObject([{ language: 'uk' }]);
    const done = await open('volunteer/done?lang=uk');
    expect(done.document.querySelector('h1')?.textContent).toBe('Дякуємо за заявку!');
  });

  test('takes a request for help as the API does, for this foundation alone', async () => {
    const { status, headers } = await send('help', { organizationId: stage.other.id });
    expect(status).toBe(303);
    expect(headers.location).toBe('/f/pomocna-dlon/help/done?lang=pl');
    expect(await people()).toMatchObject([
      {
        organizationId: stage.own.id,
        status: 'new',
        firstname: 'Stanisława',
        urgency: 'normal',
        helpCategory: ['healthcare', 'elderlyPeople'],
        description: 'Po operacji biodra nie wychodzę z domu.',
        phone: '+48122345678',
        preferredLanguage: 'pl',
        householdSize: 2,
        email: null,
        consentLanguage: 'pl',
      },
    ]);
    const { answer } = await stage.call('listNotifications', { as: stage.own.coordinator });
    expect(answer.content[0]).toMatchObject({ kind: 'helpRequested' });
  });

  test.each(languages)(
    'names what is wrong at each field in %s, and keeps what was typed',
    async (language) => {
      const text = translator(language);
      const wrong = {
        ...volunteerForm,
        firstname: '',
        email: 'lucja(at)mail',
        phone: '12',
        dateOfBirth: '1894-05-17',
        languages: [],
        haveYouBeenAVolunteerBefore: '',
        password: 'krótkie',
        'consents.terms': [],
      };
      const { status, document } = await open(`volunteer?lang=${language}`, { form: wrong });
      expect(status).toBe(400);
      const faults = {
        firstname: 'required',
        email: 'email',
        phone: 'phone',
        dateOfBirth: 'date',
        languages: 'atLeastOne',
        haveYouBeenAVolunteerBefore: 'required',
        password: 'password',
        'consents.terms': 'consent',
      };
      for (const [name, key] of Object.entries(faults)) {
        const control = document.querySelector(`[name="${name}"]`);
        expect(control?.getAttribute('aria-invalid'), name).toBe('true');
        const described =
          control?.getAttribute('aria-describedby') ??
          control?.closest('[role]')?.getAttribute('aria-describedby');
        const notes = described?.split(' ').map((id) => document.getElementById(id)?.textContent);
        expect(notes?.join(' '), name).toContain(text(`validation.${key}`));
        const link = [...document.querySelectorAll('[role=alert] a')].find(
          (one) => one.getAttribute('href') === `#${control?.id}`,
        );
        expect(link?.textContent, name).toContain(text(`validation.${key}`));
      }
      expect(faultsOf(document)).toHaveLength(Object.keys(faults).length);
      expect(document.title).toBe(
        text('publicPages.faultsTitle', {
          title: `${text('publicPages.volunteer.title')} · Fundacja Pomocna Dłoń`,
        }),
      );
      const kept = controlsOf(document);
      for (const name of [
        'lastname',
        'email',
        'phone',
        'city',
        'country',
        'daysOfHelp',
        'consents.privacy',
      ] as const)
        expect(kept[name], name).toEqual(wrong[name]);
      expect(kept.aboutMe).toBe('Lubię rozmawiać.\nMam prawo jazdy.');
      expect(kept.password).toBe('');
      expect(document.documentElement.innerHTML).not.toContain('krótkie');
      expect(await applications()).toEqual([]);
      // Corrected, it goes.
      const corrected = { ...kept, ...volunteerForm };
      expect((await open('volunteer', { form: corrected })).status).toBe(303);
    },
  );

  test('what was typed stays text', async () => {
    const hostile = '"><script>alert(1)</script></textarea>';
    const { document, text } = await send('help', {
      firstname: hostile,
      description: hostile,
      urgency: hostile,
      helpCategory: [hostile],
      phone: hostile,
    });
    expect(text).not.toContain('<script');
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(document.querySelector<HTMLTextAreaElement>('textarea')?.value).toBe(hostile);
  });

  test('text that no database stores is refused at its field', async () => {
    const { status, document } = await send('help', { city: 'Kra\0ków' });
    expect(status).toBe(400);
    expect(faultsOf(document)).toEqual(['Miejscowość: Wartość ma niewłaściwy format']);
  });

  test('an address that has an account gets the same answer, and its owner is told', async () => {
    const { email } = stage.own.volunteer;
    const first = await send('volunteer');
    const known = await send('volunteer', { email });
    expect([known.status, known.headers.location]).toEqual([first.status, first.headers.location]);
    expect((await queuedMails(stage.db, email)).map(({ template }) => template)).toEqual(['knownAddress']);
  });

  describe('a field that people do not see', () => {
    const decoy = { 'contact.homepage': 'https://spam.example' };

    test.each(names)('is in %s out of the way of everybody', async (name) => {
      const { document } = await open(name);
      const control = document.querySelector<HTMLInputElement>('[name="contact.homepage"]');
      expect(control?.tabIndex).toBe(-1);
      expect(control?.autocomplete).toBe('off');
      expect(control?.closest('[aria-hidden=true]')).toBeTruthy();
    });

    test.each(names)(
      'filled in stops %s, and is shown with the rest, for a browser may have filled it',
      async (name) => {
        const { status, document } = await send(name, decoy);
        expect(status).toBe(400);
        expect(faultsOf(document)).toEqual(['Nie wypełniaj tego pola: To pole ma pozostać puste']);
        const control = document.querySelector<HTMLInputElement>('[name="contact.homepage"]');
        expect(control?.closest('[aria-hidden=true]')).toBeNull();
        expect(controlsOf(document).lastname).toBe(forms[name].lastname);
        expect([await people(), await applications()]).toEqual([[], []]);
        const emptied = { ...controlsOf(document), ...forms[name], 'contact.homepage': '' };
        expect((await open(name, { form: emptied })).status).toBe(303);
      },
    );
  });

  test('too many are refused by the limits of the API, with what was typed', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await send('help')).status).toBe(303);
    const { status, headers, document } = await send('help');
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Zbyt wiele prób');
    expect(controlsOf(document)).toMatchObject({
      lastname: 'Jabłońska',
      helpCategory: helpForm.helpCategory,
    });
    expect(await people()).toHaveLength(5);
    const { problem } = await stage.call('requestHelp', {
      body: {
        ...{
          organizationId: stage.own.id,
          firstname: 'Ola',
          lastname: 'Nowak',
          urgency: 'low',
          city: 'Łódź',
        },
        ...{ helpCategory: ['animals'], description: 'Spacer z psem', phone: '+48122345678' },
        ...{ preferredLanguage: 'pl', consents: { terms: true, privacy: true } },
      },
    });
    expect(problem.code).toBe('too_many_requests');
  });

  test('another site cannot send them, and a page in its frame can', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
    ]) {
      const { status, document } = await open('help', { form: helpForm, headers });
      expect(status).toBe(403);
      expect(document.querySelector('h1')?.textContent).toBe('Żądanie z innej strony zostało odrzucone');
    }
    expect(await people()).toEqual([]);
    // The frame's own document sends it, whatever page shows the frame.
    const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' };
    expect((await open('help', { form: helpForm, headers })).status).toBe(303);
  });

  test('only forms are taken, and no endless ones', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await open('help', { form: helpForm, headers: json })).status).toBe(415);
    const { status, document } = await send('help', { description: 'x'.repeat(70_000) });
    expect(status).toBe(413);
    expect(document.querySelector('h1')?.textContent).toBe('Przesłane dane są zbyt duże');
    expect((await openPage(stage.server, '/f/nie-ma/help', { form: helpForm })).status).toBe(404);
  });
});
