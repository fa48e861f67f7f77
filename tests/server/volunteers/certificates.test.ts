import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { languages } from '../../../src/contract/Language.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertCertificate } from '../../harness/insertCertificate.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { readPdf } from '../../harness/readPdf.ts';

type Input = Partial<components['schemas']['CertificateInput']>;

const period = { dateFrom: dayFromNow(-100), dateTo: dayFromNow(-1) };

onEachServer('certificates of the time that a volunteer gave', (stage) => {
  const attend = async (volunteerId: string, day: number, more: object = {}, title = 'Zbiórka żywności') => {
    const date = dayFromNow(day);
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, title, startDate: date, endDate: date },
      ...{ eventStart: '10:00', eventEnd: '12:30' },
    });
    const row = { id: uuid(), organizationId: stage.own.id, eventId: event.id, volunteerId };
    const signedUp = { status: 'attended' as const, signedUpAt: `${dayFromNow(-150)}T10:00:00.000Z` };
    await insertRows('participants', [{ ...row, ...signedUp, ...more }], stage.db);
  };
  const visit = async (volunteerId: string, day: number, tookPlace = true) => {
    const { id } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id });
    const body = { date: dayFromNow(day), minutes: 45, kind: 'in_person', tookPlace, volunteerId };
    await stage.call('addVisit', { as: stage.own.coordinator, params: { id }, body });
  };
  /** 150 + 90 minutes at two events and 45 at a visit within the period, and more outside of it. */
  const insertGiving = async (id?: string) => {
    const volunteerId = id ?? (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
    await attend(volunteerId, -100);
    await attend(volunteerId, -1, { minutes: 90 }, 'Wigilia dla samotnych');
    await attend(volunteerId, -101);
    await attend(volunteerId, -50, { status: 'no_show' });
    await visit(volunteerId, -1);
    await visit(volunteerId, -2, false);
    await visit(volunteerId, -101);
    return volunteerId;
  };
  const issue = (id: string, body: Input = {}, as: Caller = stage.own.coordinator) =>
    stage.call('issueCertificate', { as, params: { id }, body: { ...period, language: 'pl', ...body } });
  const download = (id: string, certificateId: string, as: Caller = stage.own.coordinator) =>
    stage.call('downloadCertificate', { as, params: { id, certificateId } });
  const check = async (code: string) =>
    (await stage.server.inject({ url: '/certificate', query: { code, lang: 'en' } })).body;
  const newest = async (id: string, body: Input = {}, as: Caller = stage.own.coordinator) => {
    const [certificate] = (await issue(id, body, as)).answer.certificates;
    if (!certificate) throw new Error('none was issued');
    return certificate;
  };

  test('count what was given in the period, at events and visits, and keep it', async () => {
    const id = await insertGiving();
    const given = { minutes: 150 + 90 + 45, events: 2, visits: 1, timeEntries: 0 };
    const { answer } = await stage.call('getGivenTime', {
      as: stage.own.admin,
      params: { id },
      query: period,
    });
    expect(answer).toEqual(given);

    const certificate = await newest(id);
    const { id: member, name } = stage.own.coordinator;
    expect(certificate).toMatchObject({
      ...period,
      ...given,
      issuedBy: { id: member, name },
      revokedAt: null,
    });
    expect(certificate.activities).toBe('pomoc osobom w potrzebie; Zbiórka żywności; Wigilia dla samotnych');

    await visit(id, -3);
    const { certificates, story, history } = (
      await stage.call('getVolunteer', { as: stage.own.coordinator, params: { id } })
    ).answer;
    expect(certificates).toEqual([certificate]);
    expect(story).toMatchObject({ attended: 3, visits: 3, minutes: 150 + 90 + 150 + 45 * 3 });
    expect(history[0]).toMatchObject({
      action: 'certificateIssued',
      changes: [{ field: 'certificate', from: null, to: certificate.number }],
    });
  });

  test('say what the team writes that was done', async () => {
    const certificate = await newest(await insertGiving(), { activities: 'Prowadzenie magazynu' });
    expect(certificate.activities).toBe('Prowadzenie magazynu');
  });

  test('are not of a period that is not over, ends before it begins, or in which nothing was given', async () => {
    const id = await insertGiving();
    const refusal = async (body: Input) => (await issue(id, body)).problem.errors;
    expect(await refusal({ dateTo: dayFromNow(2) })).toMatchObject([
      { field: 'dateTo', code: 'notInFuture' },
    ]);
    expect(await refusal({ dateTo: dayFromNow(-101) })).toMatchObject([
      { field: 'dateTo', code: 'untilAfterFrom' },
    ]);
    expect(await refusal({ dateFrom: dayFromNow(-40), dateTo: dayFromNow(-30) })).toMatchObject([
      { field: 'dateFrom', code: 'noTimeGiven' },
    ]);
  });

  test('are numbered without gaps, however many are issued at once, and whatever is refused between', async () => {
    const volunteers = await Promise.all(Array.from({ length: 4 }, () => insertGiving()));
    const tries = volunteers.flatMap((id) => [issue(id), issue(id, { dateTo: dayFromNow(2) }), issue(id)]);
    await Promise.all(tries);
    const rows = await stage.db
      .selectFrom('certificates')
      .select(['year', 'serial'])
      .where('organizationId', '=', stage.own.id)
      .where('year', '=', new Date().getFullYear())
      .orderBy('serial')
      .execute();
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1));
  });

  test('are issued to volunteers who ask, once for the same, in words of the foundation’s', async () => {
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
    const id = await insertGiving(volunteer.volunteerId);
    const first = await newest(id, {}, volunteer);
    expect(first.issuedBy).toBeNull();
    expect((await issue(id, {}, volunteer)).answer).toMatchObject({
      certificates: [first],
      notes: [],
      history: [],
    });
    expect((await issue(id, { activities: 'Prezes' }, volunteer)).problem.errors).toMatchObject([
      { field: 'activities', code: 'leaveEmpty' },
    ]);
    for (let day = 2; day <= 10; day += 1) await issue(id, { dateFrom: dayFromNow(-110 - day) }, volunteer);
    const refused = await issue(id, { dateFrom: dayFromNow(-150) }, volunteer);
    expect(refused.problem.code).toBe('too_many_requests');
    expect((await download(id, first.id, volunteer)).status).toBe(200);
  });

  test('are nothing of other volunteers’ or other foundations’', async () => {
    const id = await insertGiving();
    const { id: certificateId } = await newest(id);
    const other = await insertVolunteerUser(stage.db, stage.own.id);
    for (const as of [other, stage.other.admin]) {
      expect((await issue(id, {}, as)).problem.code).toBe('not_found');
      expect((await download(id, certificateId, as)).problem.code).toBe('not_found');
      const own = await insertVolunteer(stage.db, { organizationId: stage.other.id });
      expect((await download(own.id, certificateId, stage.other.admin)).problem.code).toBe('not_found');
    }
  });

  test('are revoked with a reason, and stay readable', async () => {
    const id = await insertGiving();
    const { id: certificateId, code, number } = await newest(id);
    expect(await check(code)).toContain('The certificate is valid');
    const params = { id, certificateId };
    const revoke = (reason: string) =>
      stage.call('revokeCertificate', { as: stage.own.coordinator, params, body: { reason } });
    const { answer } = await revoke('Zła liczba godzin');
    expect(answer.certificates[0]).toMatchObject({ number, revocationReason: 'Zła liczba godzin' });
    expect(answer.certificates[0]?.revokedAt).not.toBeNull();
    expect((await revoke('Jeszcze raz')).answer.certificates).toEqual(answer.certificates);
    expect(await check(code)).toContain('The certificate has been revoked');
    const { text } = await readPdf((await download(id, certificateId)).bytes);
    expect(text).toContain('UNIEWAŻNIONE');
    // What was revoked is not what there is, so that another can be issued.
    expect((await newest(id)).number).not.toBe(number);
  });

  describe('as paper', () => {
    test.for(languages)(
      'say in %s what they are about, for eyes and for screen readers',
      async (language) => {
        const id = await insertGiving();
        const { firstname, lastname } = (
          await stage.call('getVolunteer', { as: stage.own.coordinator, params: { id } })
        ).answer;
        const { id: certificateId, number, code } = await newest(id, { language });
        const translate = translator(language);
        const title = translate('volunteers.certificates.paper.title');
        const pdf = await readPdf((await download(id, certificateId)).bytes);
        expect(pdf).toMatchObject({ language, pages: 1, title: `${title} ${number}`, hasFonts: true });
        expect(pdf.text).toContain(title);
        for (const part of [`${firstname} ${lastname}`, number, 'Wigilia dla samotnych', '2003']) {
          expect(pdf.text).toContain(part);
        }
        // Lines break at the code's dashes.
        expect(pdf.text.replaceAll(' ', '')).toContain(code);
        expect(pdf.tags.filter((tag) => ['H1', 'Table', 'Figure'].includes(tag))).toEqual([
          'H1',
          'Table',
          'Figure',
        ]);
        expect(pdf.tags.filter((tag) => tag === 'TH')).toHaveLength(6);
        expect(pdf.alternatives).toEqual([translate('volunteers.certificates.paper.code')]);
      },
    );

    test('are the same bytes each time, and as they were when the names change', async () => {
      const id = await insertGiving();
      const { id: certificateId } = await newest(id);
      const first = (await download(id, certificateId)).bytes;
      const key = { organizationId: stage.own.id, id };
      await stage.db
        .updateTable('volunteers')
        .set({ lastname: 'Nowa-Inna' })
        .where('id', '=', key.id)
        .execute();
      expect((await download(id, certificateId)).bytes.equals(first)).toBe(true);
    });

    test('are named after their number', async () => {
      const id = await insertGiving();
      const { id: certificateId, number } = await newest(id);
      const { headers } = await download(id, certificateId);
      expect(headers['content-disposition']).toBe(
        `attachment; filename="zaswiadczenie-${number.replace('/', '-')}.pdf"`,
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
  });

  describe('checked by anybody', () => {
    test('tell how they stand and nothing else, however the code is typed', async () => {
      const certificate = await newest(await insertGiving());
      const { code, number } = certificate;
      const typed = [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')];
      for (const one of [...typed, code.replaceAll('0', 'o').replaceAll('1', 'l')]) {
        expect(await check(one)).toContain('The certificate is valid');
      }
      const page = await check(code);
      const foundation = await stage.call('getOrganization', {
        as: stage.own.admin,
        params: { id: stage.own.id },
      });
      for (const secret of [number, foundation.answer.name, 'Zbiórka', certificate.id, '285']) {
        expect(page).not.toContain(secret);
      }
    });

    test.for(['', '7K3M-9QXD-2V8T-PW4H', '<script>alert(1)</script>', `' or '1'='1`, 'ą'.repeat(300)])(
      'are unknown by %s',
      async (code) => {
        const page = await check(code);
        expect(page).toContain('There is no certificate with this code');
        expect(page).not.toContain('<script>');
      },
    );

    test('stay valid without a name when the volunteer is erased', async () => {
      const volunteer = await insertVolunteer(stage.db, { organizationId: stage.own.id });
      const id = volunteer.id;
      const { code } = await insertCertificate(stage.db, {
        ...{
          organizationId: stage.own.id,
          volunteerId: id,
          holder: 'Zofia Jedyna',
          activities: 'Zofia gotuje',
        },
        issuedBy: null,
        serial: 90_000 + Math.floor(Math.random() * 9000),
        id: uuid(),
      });
      await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
      expect(await check(code)).toContain('The certificate is valid');
      const row = await stage.db
        .selectFrom('certificates')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      expect(row).toMatchObject({ volunteerId: null, holder: null, activities: null, minutes: 90 });
    });
  });
});
