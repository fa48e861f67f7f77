import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { languages } from '../../../src/contract/Language.ts';
import { RENEW_DAYS } from '../../../src/domain/volunteers/agreementRules.ts';
import type { Row } from '../../../src/server/core/db/insertRows.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertAgreement } from '../../harness/insertAgreement.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser, type VolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { queuedMails } from '../../harness/queuedMails.ts';
import { readPdf } from '../../harness/readPdf.ts';
import { pdf } from '../../harness/sampleFiles.ts';

type Input = components['schemas']['AgreementInput'];

const year: Input = {
  ...{ scope: 'Wydawanie posiłków', place: 'Łódź i okolice', noticeDays: 14 },
  ...{ dateFrom: dayFromNow(1), dateTo: dayFromNow(365), insurance: 'state', language: 'pl' },
  ...{ risksBriefed: true, risks: 'Dźwiganie paczek', costsWaived: true, guardianConsent: false },
};

onEachServer('agreements with volunteers', (stage) => {
  let volunteer: VolunteerUser;
  let id: string;
  beforeEach(async () => {
    volunteer = await insertVolunteerUser(stage.db, stage.own.id, { language: 'uk' });
    id = volunteer.volunteerId;
  });

  const team = () => stage.own.coordinator;
  const draft = async (body: Partial<Input> = {}, of = id) => {
    const reply = await stage.call('draftAgreement', {
      ...{ as: team(), params: { id: of }, body: { ...year, ...body } },
    });
    return reply.answer.agreements[0]?.id ?? '';
  };
  const params = (agreementId: string) => ({ id, agreementId });
  const edit = (agreementId: string, body: Partial<Input> = {}, as: Caller = team()) =>
    stage.call('editAgreement', { as, params: params(agreementId), body: { ...year, ...body } });
  const remove = (agreementId: string, as: Caller = team()) =>
    stage.call('deleteAgreement', { as, params: params(agreementId) });
  const send = (agreementId: string, as: Caller = team(), of = id, query: { version?: number } = {}) =>
    stage.call('sendAgreement', { as, params: { id: of, agreementId }, query });
  const sign = (agreementId: string, body: object = {}, as: Caller = team()) =>
    stage.call('signAgreement', {
      ...{ as, params: params(agreementId), body: { signedOn: dayFromNow(0), ...body } },
    });
  const end = (agreementId: string, body: object = {}, as: Caller = team()) =>
    stage.call('endAgreement', {
      ...{ as, params: params(agreementId), body: { endedOn: dayFromNow(0), endedBy: 'mutual', ...body } },
    });
  const download = (agreementId: string, as: Caller = team()) =>
    stage.call('downloadAgreement', { as, params: params(agreementId) });
  const read = async (as: Caller = team()) =>
    (await stage.call('getVolunteer', { as, params: { id } })).answer;
  const upload = async () =>
    (
      await stage.call('uploadVolunteerFile', {
        ...{ as: team(), params: { id } },
        ...multipartBody([{ field: 'file', name: 'skan.pdf', content: pdf }]),
      })
    ).answer.id;
  const sent = async (body: Partial<Input> = {}) => {
    const agreementId = await draft(body);
    await send(agreementId);
    return agreementId;
  };

  test('go from a draft to their end, each step in the history', async () => {
    const agreementId = await draft();
    const { id: member, name } = team();
    expect((await read()).agreements).toMatchObject([
      { ...year, status: 'draft', number: null, createdBy: { id: member, name }, warnings: [] },
    ]);
    const changed = await edit(agreementId, { dateTo: null, place: 'Pabianice' });
    expect(changed.answer.agreements[0]).toMatchObject({ dateTo: null, place: 'Pabianice' });

    const [first] = (await send(agreementId)).answer.agreements;
    expect(first).toMatchObject({ status: 'sent', number: expect.stringMatching(/^\d+\/20\d\d$/) });
    expect((await send(agreementId)).answer.agreements).toEqual([first]);
    const mails = await queuedMails(stage.db, volunteer.email);
    expect(mails).toMatchObject([
      { template: 'agreementSent', language: 'uk', values: { number: first?.number } },
    ]);
    expect((await edit(agreementId)).problem.code).toBe('invalid_state');
    expect((await remove(agreementId)).problem.code).toBe('invalid_state');

    const [signed] = (await sign(agreementId)).answer.agreements;
    expect(signed).toMatchObject({ status: 'signed', signedOn: dayFromNow(0), fileId: null });
    expect(signed?.warnings).toEqual(['noPolicy', 'noScan']);
    const fileId = await upload();
    const [scanned] = (await sign(agreementId, { signedOn: dayFromNow(-5), fileId })).answer.agreements;
    expect(scanned).toMatchObject({ signedOn: dayFromNow(0), fileId, warnings: ['noPolicy'] });

    const [ended] = (await end(agreementId, { endReason: 'Przeprowadzka' })).answer.agreements;
    expect(ended).toMatchObject({ status: 'ended', endedBy: 'mutual', endReason: 'Przeprowadzka' });
    expect((await end(agreementId, { endedBy: 'expired' })).answer.agreements).toEqual([ended]);
    expect((await sign(agreementId)).problem.code).toBe('invalid_state');
    expect(
      (await read()).history.map(({ action }) => action).filter((action) => action.startsWith('agreement')),
    ).toEqual([
      ...['agreementEnded', 'agreementSigned', 'agreementSigned'],
      ...['agreementSent', 'agreementEdited', 'agreementDrafted'],
    ]);
  });

  test('are changed by one of two who have read the same draft, and by the other once they have read again', async () => {
    const agreementId = await draft();
    const version = 1;
    const places = ['Pabianice', 'Zgierz'];
    const replies = await Promise.all(places.map((place) => edit(agreementId, { place, version })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [first, second] = replies.toSorted((one, other) => one.status - other.status);
    expect(second?.problem.code).toBe('record_changed');
    const [kept] = (await read()).agreements;
    expect(kept).toEqual(first?.answer.agreements[0]);
    expect(kept).toMatchObject({ version: 2 });
    expect((await edit(agreementId, { place: 'Tuszyn', version: 2 })).answer.agreements[0]).toMatchObject({
      ...{ place: 'Tuszyn', version: 3 },
    });
  });

  test('are not sent when a colleague has changed the draft since it was read', async () => {
    const agreementId = await draft();
    await edit(agreementId, { place: 'Zgierz' });
    const refused = await send(agreementId, team(), id, { version: 1 });
    expect([refused.status, refused.problem.code]).toEqual([409, 'record_changed']);
    expect((await read()).agreements[0]).toMatchObject({ status: 'draft', place: 'Zgierz', version: 2 });
    expect((await send(agreementId, team(), id, { version: 2 })).answer.agreements[0]).toMatchObject({
      status: 'sent',
    });
    // What is sent stays as it is: whoever asks again is told so, whatever they have read.
    expect((await send(agreementId, team(), id, { version: 1 })).status).toBe(200);
  });

  test('refuse what cannot be, and a draft can be deleted', async () => {
    const agreementId = await draft();
    const errorOf = async (reply: ReturnType<typeof edit | typeof end>) => (await reply).problem.errors[0];
    expect(await errorOf(edit(agreementId, { dateTo: dayFromNow(0) }))).toMatchObject({
      ...{ field: 'dateTo', code: 'untilAfterFrom' },
    });
    for (const act of [sign, end]) expect((await act(agreementId)).problem.code).toBe('invalid_state');
    await send(agreementId);
    const tomorrow = dayFromNow(2);
    for (const reply of [sign(agreementId, { signedOn: tomorrow }), end(agreementId, { endedOn: tomorrow })])
      expect((await reply).problem.errors[0]).toMatchObject({ code: 'notInFuture' });
    await sign(agreementId, { signedOn: dayFromNow(-5) });
    expect(await errorOf(end(agreementId, { endedOn: dayFromNow(-6) }))).toMatchObject({
      ...{ field: 'endedOn', code: 'notBeforeSigning' },
    });
    const another = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    expect((await sign(agreementId, { fileId: another.id })).problem.code).toBe('invalid_input');
    const other = await draft();
    expect((await remove(other)).answer.agreements).toHaveLength(1);
    expect((await remove(other)).status).toBe(200);
  });

  test('are the team’s as drafts, and the volunteer’s own to read once sent', async () => {
    const agreementId = await draft({ dateFrom: dayFromNow(-1) });
    const stranger = await insertVolunteerUser(stage.db, stage.own.id);
    expect((await read(volunteer)).agreements).toEqual([]);
    expect((await download(agreementId, volunteer)).problem.code).toBe('not_found');
    await send(agreementId);
    expect((await read(volunteer)).agreements).toMatchObject([{ status: 'sent', warnings: [] }]);
    expect((await download(agreementId, volunteer)).status).toBe(200);
    expect((await download(agreementId, stranger)).problem.code).toBe('not_found');
    for (const act of [edit, sign, end])
      expect((await act(agreementId, {}, volunteer)).problem.code).toBe('forbidden');
    for (const act of [edit, sign, end])
      expect((await act(agreementId, {}, stage.other.admin)).problem.code).toBe('not_found');
    for (const act of [send, remove, download])
      expect((await act(agreementId, stage.other.admin)).problem.code).toBe('not_found');
  });

  test('keep their scan when the volunteer would delete it, and warn when the team has', async () => {
    const agreementId = await sent();
    const fileId = await upload();
    await sign(agreementId, { fileId });
    const scan = { params: { id, fileId } };
    expect((await stage.call('deleteVolunteerFile', { as: volunteer, ...scan })).problem.code).toBe(
      'forbidden',
    );
    await stage.call('deleteVolunteerFile', { as: team(), ...scan });
    expect((await read()).agreements[0]).toMatchObject({ fileId: null, warnings: ['noScan'] });
  });

  test('mail nobody who has no account', async () => {
    const added = await insertVolunteer(stage.db, { organizationId: stage.own.id, email: 'b@mail.example' });
    const agreementId = await draft({}, added.id);
    expect((await send(agreementId, team(), added.id)).status).toBe(200);
    expect(await queuedMails(stage.db, 'b@mail.example')).toEqual([]);
  });

  test('have numbers without gaps, also when many are sent at once, and after an erasure', async () => {
    const drafts: string[] = [];
    while (drafts.length < 6) drafts.push(await draft());
    await Promise.all(drafts.map((each) => send(each)));
    const numbers = (await read()).agreements
      .map(({ number }) => Number(number?.split('/')[0]))
      .sort(byValue);
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, index) => (numbers[0] ?? 0) + index));
    await draft();
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
    const rows = await stage.db
      .selectFrom('agreements')
      .selectAll()
      .where('organizationId', '=', stage.own.id)
      .where('serial', 'in', numbers)
      .execute();
    expect(rows).toHaveLength(6);
    for (const row of rows)
      expect(row).toMatchObject({ volunteerId: null, parties: null, scope: '', place: '', risks: null });
    const other = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    const { answer } = await send(await draft({}, other.id), team(), other.id);
    expect(answer.agreements[0]?.number).toMatch(new RegExp(`^${(numbers[5] ?? 0) + 1}/`));
  });

  test('are found in the list while they are in force', async () => {
    const agreementId = await sent();
    const isListed = async (hasSignedAgreement: boolean) => {
      const query = { size: 100, hasSignedAgreement };
      const { answer } = await stage.call('listVolunteers', {
        ...{ as: team(), params: { id: stage.own.id }, query },
      });
      return answer.content.some((row) => row.id === id);
    };
    expect(await isListed(true)).toBe(false);
    await sign(agreementId);
    expect(await isListed(true)).toBe(true);
    expect(await isListed(false)).toBe(false);
    await end(agreementId);
    expect(await isListed(true)).toBe(false);
  });

  test('are told on the overview once they run out and nothing follows them, the first first', async () => {
    const organizationId = stage.own.id;
    await stage.db.deleteFrom('agreements').where('organizationId', '=', organizationId).execute();
    const agreed = async (lastname: string, given: Partial<Row<'agreements'>>) => {
      const { id: volunteerId } = await insertVolunteer(stage.db, {
        organizationId,
        firstname: 'Ewa',
        lastname,
      });
      await insertAgreement(stage.db, {
        ...{
          organizationId,
          volunteerId,
          status: 'signed',
          signedOn: dayFromNow(-100),
          dateFrom: dayFromNow(-100),
        },
        ...given,
      });
      return volunteerId;
    };
    await agreed('Później', { dateTo: dayFromNow(RENEW_DAYS + 1) });
    const last = await agreed('Ostatniego', { dateTo: dayFromNow(RENEW_DAYS) });
    const over = await agreed('Minęło', { dateTo: dayFromNow(-1) });
    const soon = await agreed('Jutro', { dateTo: dayFromNow(1) });
    await agreed('Zawsze', { dateTo: null });
    await agreed('Wysłane', { status: 'sent', signedOn: null, dateTo: dayFromNow(1) });
    await agreed('Zakończone', {
      status: 'ended',
      dateTo: dayFromNow(1),
      endedOn: dayFromNow(-2),
      endedBy: 'mutual',
    });
    // It is short, so it always ends soon.
    await agreed('Krótkie', { dateFrom: dayFromNow(-5), dateTo: dayFromNow(3) });
    const renewed = await agreed('Odnowione', { dateTo: dayFromNow(2) });
    await insertAgreement(stage.db, {
      ...{ organizationId, volunteerId: renewed, status: 'sent', dateFrom: dayFromNow(3), dateTo: null },
    });
    const other = await insertVolunteer(stage.db, { organizationId: stage.other.id });
    await insertAgreement(stage.db, {
      ...{
        organizationId: stage.other.id,
        volunteerId: other.id,
        status: 'signed',
        dateFrom: dayFromNow(-100),
        dateTo: dayFromNow(1),
      },
    });

    const { attention } = (await stage.call('getOverview', { as: team(), params: { id: organizationId } }))
      .answer;
    expect(attention.agreementsEnding.count).toBe(3);
    expect(attention.agreementsEnding.items.map(({ id }) => id)).toEqual([over, soon, last]);
    expect(attention.agreementsEnding.items[1]).toMatchObject({
      label: 'Ewa Jutro',
      at: `${dayFromNow(1)}T00:00:00.000Z`,
    });
    const listed = async (hasEndingAgreement: boolean) => {
      const query = { size: 100, hasEndingAgreement };
      const { answer } = await stage.call('listVolunteers', {
        ...{ as: team(), params: { id: organizationId }, query },
      });
      return answer.content.map((row) => row.id);
    };
    expect((await listed(true)).toSorted()).toEqual([over, soon, last].toSorted());
    expect(await listed(false)).toContain(renewed);
  });

  describe('as paper', () => {
    test.for(languages)('say in %s what was agreed, for eyes and for screen readers', async (language) => {
      const translate = translator(language);
      const text = (key: string) => translate(`volunteers.agreements.paper.${key}`);
      const agreementId = await sent({ language, guardian: 'Ewa Nowak' });
      const [agreement] = (await read()).agreements;
      const paper = await readPdf((await download(agreementId)).bytes);
      const title = `${text('title')} ${agreement?.number}`;
      expect(paper).toMatchObject({ language, title, hasFonts: true });
      for (const part of [volunteer.name, 'Wydawanie posiłków', 'Łódź i okolice', 'Dźwiganie paczek'])
        expect(paper.text).toContain(part);
      expect(paper.text.includes(text('copy'))).toBe(language === 'en' || language === 'ru');
      expect(paper.tags.filter((tag) => ['H1', 'Table'].includes(tag))).toEqual(['H1', 'Table']);
      expect(paper.tags.filter((tag) => tag === 'TH')).toHaveLength(6);
      expect(paper.tags).toContain('H2');
    });

    test('are the same bytes each time, and as they were when the names change', async () => {
      const agreementId = await sent();
      const first = (await download(agreementId)).bytes;
      await stage.db.updateTable('volunteers').set({ lastname: 'Nowa-Inna' }).where('id', '=', id).execute();
      expect((await download(agreementId)).bytes.equals(first)).toBe(true);
    });

    test('go on to further pages where there is much to say, and name a draft so', async () => {
      const agreementId = await draft({
        scope: 'Wydawanie posiłków. '.repeat(100).trim(),
        risks: 'Uwaga! '.repeat(140),
      });
      const { bytes, headers } = await download(agreementId);
      const paper = await readPdf(bytes);
      expect(paper.pages).toBeGreaterThan(1);
      expect(paper.text).toContain('PROJEKT');
      expect(headers['content-disposition']).toBe('attachment; filename="porozumienie-projekt.pdf"');
    });
  });
});

const byValue = (one: number, other: number) => one - other;
