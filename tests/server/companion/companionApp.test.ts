import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Body } from '../../../src/contract/calls.ts';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { fileOf, openCompanionApp } from '../../harness/companionApp.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { type MailFolder, openMailFolder } from '../../harness/mailFolder.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { buildApplication } from '../../harness/registration.ts';
import { pdf } from '../../harness/sampleFiles.ts';
import { PASSWORD } from '../../harness/signIn.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';

const DEMO_PASSWORD = 'Demo-2026!';

describe.each(['pglite', 'postgres'] as const)('the companion app, on %s', (kind) => {
  const isMissing = kind === 'postgres' && 'missing' in inject('postgres');

  describe.skipIf(isMissing)('plays', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-companion-'));
    let database: TestDatabase | undefined;
    let server: ServerProcess;
    let mails: MailFolder;
    beforeAll(async () => {
      if (kind === 'postgres') database = await openTestDatabase('postgres');
      const DATABASE_URL = database?.url ?? '';
      server = await startServer({ DATA_DIR: dataDir, DATABASE_URL, DEMO: '1' });
      mails = openMailFolder(dataDir);
    });
    afterAll(async () => {
      await server.stop();
      await database?.close();
      rmSync(dataDir, { recursive: true });
    });

    /** The coordinator, who works beside it. */
    const signInToPanel = async () => {
      const panel = openCompanionApp(server.url);
      const { data } = await panel.signIn('anna.admin@demo.example', DEMO_PASSWORD);
      if (!data) throw new Error('the coordinator cannot sign in');
      return { ...panel, user: data };
    };
    const kindsTold = async ({ GET }: Awaited<ReturnType<typeof signInToPanel>>) =>
      (await GET('/notifications', { params: { query: { size: 5 } } })).data?.content.map(({ kind }) => kind);

    test('a volunteer from the application to the farewell', async () => {
      const panel = await signInToPanel();
      const { organizationId } = panel.user;
      const app = openCompanionApp(server.url);
      const email = 'oleksa@mail.example';

      const body = buildApplication(organizationId, email);
      const applied = await app.POST('/volunteers', { body });
      expect(applied.response.status).toBe(202);
      expect((await app.signIn(email, PASSWORD)).error?.code).toBe('email_unconfirmed');

      const link = new URL(await mails.linkOf('confirmVolunteer', email));
      const token = link.searchParams.get('token') ?? '';
      const confirmed = await app.GET('/users/registration-confirm', {
        params: { query: { token }, header: { 'source-device': 'mobile' } },
      });
      expect(confirmed.response.status).toBe(200);
      expect(await kindsTold(panel)).toContain('volunteerApplied');

      const { data: volunteer } = await app.signIn(email, PASSWORD);
      expect(volunteer).toMatchObject({ role: 'volunteer', organizationId, name: 'Łucja Wiśniewska' });
      const own = { params: { path: { id: volunteer?.id ?? '' } } };

      const uploaded = await app.POST('/volunteers/{id}/files', {
        ...own,
        ...fileOf('cv.pdf', pdf, 'application/pdf'),
      });
      expect(uploaded.data).toMatchObject({ name: 'cv.pdf', bytes: pdf.length });
      const files = await app.GET('/volunteers/{id}/files', own);
      expect(files.data?.content).toHaveLength(1);

      const { data: events } = await app.GET('/organizations/{id}/open-events', {
        params: { path: { id: organizationId }, query: { size: 100 } },
      });
      const today = new Date().toISOString();
      const event = events?.content.find(
        ({ startDate, volunteersNeededNum, nrOfVolunteersSigned }) =>
          (startDate ?? '') > today && (volunteersNeededNum ?? 0) > nrOfVolunteersSigned,
      );
      const at = { params: { path: { id: event?.id ?? '' } } };
      expect((await app.POST('/events/{id}/participants', at)).response.status).toBe(403);
      const device = { 'source-device': 'web' } as const;
      const verified = await panel.GET('/volunteers/{id}/verify', {
        params: { ...own.params, header: device },
      });
      expect(verified.data?.accountStatus).toBe('verified');

      const signedUp = await app.POST('/events/{id}/participants', at);
      expect(signedUp.data).toMatchObject({ volunteerId: volunteer?.id, status: 'signed_up' });
      expect((await app.POST('/events/{id}/participants', at)).error?.code).toBe('already_signed_up');
      expect(await kindsTold(panel)).toContain('participantSignedUp');
      expect((await app.GET('/events/{id}/open', at)).data?.participation).toBe('signed_up');
      const { data: profile } = await app.GET('/volunteers/{id}', own);
      expect(profile?.story.events).toMatchObject([
        { eventId: event?.id, status: 'signed_up', isComing: true },
      ]);
      const correctable = contract.components.schemas.VolunteerUpdate.properties;
      const correction = Object.fromEntries(
        Object.entries({ ...profile, city: 'Одеса' }).filter(
          ([name, value]) => name in correctable && value !== null,
        ),
      ) as Body<'updateVolunteer'>;
      const corrected = await app.PUT('/volunteers/{id}', { ...own, body: correction });
      expect(corrected.error).toBeUndefined();
      expect(corrected.data?.city).toBe('Одеса');
      expect((await app.DELETE('/events/{id}/participants', at)).response.status).toBe(204);
      expect(await kindsTold(panel)).toContain('participantResigned');
      expect((await app.POST('/events/{id}/participants', at)).response.status).toBe(201);

      const report = {
        subjectType: 'event',
        subjectId: event?.id ?? '',
        description: 'Бракує рукавиць.',
      } as const;
      const reported = await app.POST('/abuse-reports', { body: report });
      expect(reported.data).toMatchObject({ ...report, reporterId: volunteer?.id });
      expect(await kindsTold(panel)).toContain('abuseReported');

      const left = await app.POST('/volunteers/{id}/leave-organization', {
        ...own,
        body: { reason: 'Переїжджаю.' },
      });
      expect(left.response.status).toBe(204);
      expect(await kindsTold(panel)).toContain('volunteerLeft');
      expect((await app.POST('/users/login', {})).response.status).toBe(401);
      expect((await app.signIn(email, PASSWORD)).error?.code).toBe('invalid_credentials');
      const { data: after } = await panel.GET('/events/{id}', at);
      expect(after?.nrOfVolunteersSigned).toBe(event?.nrOfVolunteersSigned);
    });

    test('a volunteer’s year, with no answer that holds another volunteer’s data', async () => {
      const panel = await signInToPanel();
      const { organizationId } = panel.user;
      const device = { 'source-device': 'web' } as const;
      /** Applies, confirms, is verified, and signs in without a password. */
      const join = async (email: string, person: object) => {
        const app = openCompanionApp(server.url);
        await app.POST('/volunteers', { body: { ...buildApplication(organizationId, email), ...person } });
        const link = new URL(await mails.linkOf('confirmVolunteer', email));
        await app.GET('/users/registration-confirm', {
          params: {
            query: { token: link.searchParams.get('token') ?? '' },
            header: { 'source-device': 'mobile' },
          },
        });
        expect((await app.POST('/users/sign-in-link', { body: { email } })).response.status).toBe(202);
        const mailed = new URL(await mails.linkOf('signInLink', email));
        const token = mailed.searchParams.get('token') ?? '';
        const { data: user } = await app.signInByLink(token);
        expect((await openCompanionApp(server.url).signInByLink(token)).error?.code).toBe('token_used');
        const own = { params: { path: { id: user?.id ?? '' } } };
        await panel.GET('/volunteers/{id}/verify', { params: { ...own.params, header: device } });
        return { app, own };
      };
      const publish = async (title: string, days: readonly [from: number, until: number]) => {
        const { data } = await panel.POST('/events', {
          body: {
            ...{
              title,
              helpCategory: ['education'],
              description: 'Lekcje dla dzieci.',
              volunteersNeededNum: 1,
            },
            ...{ startDate: dayFromNow(days[0]), endDate: dayFromNow(days[1]) },
            ...{ city: 'Łódź', street: 'Zgierska', houseNumber: '5', postCode: '91-002' },
          },
        });
        const at = { params: { path: { id: data?.id ?? '' } } };
        const published = await panel.POST('/events/{id}/publish', at);
        expect(published.error).toBeUndefined();
        return at;
      };

      const stranger = {
        ...{ firstname: 'Zenobiusz', lastname: 'Przykładny', phone: '+48799888777', city: 'Zakopane' },
        ...{ aboutMe: 'Gram na kobzie.' },
      };
      const first = await join('zenobiusz@mail.example', stranger);
      const { app, own } = await join('oleksa.rok@mail.example', { firstname: 'Олекса', lastname: 'Гончар' });
      const coming = await publish('Akademia roku', [20, 20]);
      const running = await publish('Dyżur roku', [-1, 1]);

      const { data: listed } = await app.GET('/organizations/{id}/open-events', {
        params: { path: { id: organizationId }, query: { q: 'roku' } },
      });
      expect(listed?.content.map(({ title }) => title)).toEqual(['Dyżur roku', 'Akademia roku']);

      expect((await first.app.POST('/events/{id}/participants', coming)).data?.status).toBe('signed_up');
      expect((await app.POST('/events/{id}/participants', coming)).data?.status).toBe('waitlisted');
      await first.app.DELETE('/events/{id}/participants', coming);
      expect((await app.GET('/events/{id}/open', coming)).data?.participation).toBe('signed_up');

      const { data: joined } = await app.POST('/events/{id}/participants', running);
      expect(joined?.status).toBe('signed_up');
      const { id: eventId } = running.params.path;
      await panel.PUT('/events/{id}/participants/{participantId}', {
        params: { path: { id: eventId, participantId: joined?.id ?? '' } },
        body: { status: 'attended', minutes: 185 },
      });
      const { data: hours } = await app.GET('/volunteers/{id}/participations', own);
      expect(hours?.content).toMatchObject([
        { title: 'Akademia roku', status: 'signed_up', minutes: null },
        { title: 'Dyżur roku', status: 'attended', minutes: 185 },
      ]);

      const { data: profile } = await app.GET('/volunteers/{id}', own);
      expect(profile?.story.minutes).toBe(185);
      const correctable = contract.components.schemas.VolunteerUpdate.properties;
      const correction = Object.fromEntries(
        Object.entries({ ...profile, city: 'Харків' }).filter(
          ([name, value]) => name in correctable && value !== null,
        ),
      ) as Body<'updateVolunteer'>;
      expect((await app.PUT('/volunteers/{id}', { ...own, body: correction })).data?.city).toBe('Харків');
      for (const path of [
        '/volunteers/{id}',
        '/volunteers/{id}/participations',
        '/volunteers/{id}/files',
      ] as const)
        expect((await app.GET(path, first.own)).response.status).toBe(404);

      const left = await app.POST('/volunteers/{id}/leave-organization', {
        ...own,
        body: { reason: 'Рік минув.' },
      });
      expect(left.response.status).toBe(204);
      const told = app.answers.join('\n');
      expect(told).toContain('Харків');
      for (const data of [...Object.values(stranger), 'zenobiusz@mail.example', first.own.params.path.id])
        expect(told).not.toContain(data);
    });

    test('somebody in need, who asks without an account', async () => {
      const panel = await signInToPanel();
      const { organizationId } = panel.user;
      const app = openCompanionApp(server.url);
      const asked = await app.POST('/people-in-need', {
        body: {
          ...{ organizationId, firstname: 'Оксана', lastname: 'Мельник', phone: '+380931234567' },
          ...{ city: 'Lublin', helpCategory: ['education'], description: 'Шукаю репетитора.' },
          ...{ urgency: 'high', preferredLanguage: 'uk', consents: { terms: true, privacy: true } },
        },
      });
      expect(asked.response.status).toBe(202);
      expect(asked.data?.message).toBe('Запит надіслано');
      const { data } = await panel.GET('/people-in-need', {
        params: { query: { q: 'Мельник Lublin', status: 'new' } },
      });
      const [person] = data?.content ?? [];
      expect(person).toMatchObject({ firstname: 'Оксана', initial: 'М', urgency: 'high' });
      const read = await panel.GET('/people-in-need/{id}', { params: { path: { id: person?.id ?? '' } } });
      expect(read.data).toMatchObject({
        lastname: 'Мельник',
        // Who searches by the last name has seen whose it is.
        history: [{ action: 'viewed' }, { action: 'viewed' }, { action: 'created' }],
      });
    });
  });
});
