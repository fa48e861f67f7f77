import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { expireAssignments } from '../../../src/server/people-in-need/assignments/expireAssignments.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { mailedToken, queuedMails } from '../../harness/queuedMails.ts';

onOneServer('help for a person', (stage) => {
  let id: string;
  const as = () => stage.own.coordinator;
  const read = async () =>
    (await stage.call('getPersonInNeed', { as: stage.own.admin, params: { id } })).answer;
  const actions = async () =>
    (await read()).history.map(({ action }) => action).filter((one) => one !== 'viewed');
  const helper = (overrides = {}) =>
    insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, firstname: 'Łucja', lastname: 'Wiśniewska', city: 'Kraków' },
      ...{ accountStatus: 'verified' as const, languages: ['pl', 'uk'], ...overrides },
    });
  const propose = (volunteerId: string) =>
    stage.call('proposeVolunteer', { as: as(), params: { id }, body: { volunteerId } });
  const ask = (assignmentId: string, message?: string) =>
    stage.call('askVolunteer', {
      as: as(),
      params: { id, assignmentId },
      body: { ...(message && { message }) },
    });

  beforeEach(async () => {
    await stage.db.deleteFrom('people_in_need').execute();
    await stage.db.deleteFrom('mails').execute();
    ({ id } = await insertPersonInNeed(stage.db, {
      ...{ organizationId: stage.own.id, preferredLanguage: 'uk', street: 'Długa 14', postCode: '31-147' },
      phone: '+48122345678',
    }));
  });

  describe('is noted', () => {
    const note = (text = 'Klucze ma sąsiadka.', who = as()) =>
      stage.call('addPersonInNeedNote', { as: who, params: { id }, body: { text } });

    test('by whom and when, the newest first; the history tells that, not what', async () => {
      await note();
      const { notes } = (await note('Syn dzwoni w piątki.', stage.own.admin)).answer;
      expect(notes).toMatchObject([
        { text: 'Syn dzwoni w piątki.', author: { name: 'Anna Kowalska' }, editedAt: null },
        { text: 'Klucze ma sąsiadka.', author: { name: 'Piotr Zieliński' } },
      ]);
      expect(await actions()).toEqual(['noteAdded', 'noteAdded']);
      expect(JSON.stringify((await read()).history)).not.toContain('Klucze');
    });

    test('and edited by the author alone', async () => {
      const [own] = (await note()).answer.notes;
      const edit = (who = as()) =>
        stage.call('editPersonInNeedNote', {
          ...{ as: who, params: { id, noteId: own?.id ?? '' }, body: { text: 'Klucze ma syn.' } },
        });
      expect((await edit(stage.own.admin)).problem.code).toBe('forbidden');
      const [edited] = (await edit()).answer.notes;
      expect(edited).toMatchObject({ text: 'Klucze ma syn.' });
      expect(edited?.editedAt).not.toBeNull();
    });

    test('and deleted by the author or an admin; again is no harm', async () => {
      const [first] = (await note('Uwaga na psa.', stage.own.admin)).answer.notes;
      const remove = (noteId: string, who = as()) =>
        stage.call('deletePersonInNeedNote', { as: who, params: { id, noteId } });
      expect((await remove(first?.id ?? '')).problem.code).toBe('forbidden');
      const [second] = (await note()).answer.notes;
      expect((await remove(second?.id ?? '', stage.own.admin)).answer.notes).toHaveLength(1);
      expect((await remove(second?.id ?? '')).status).toBe(200);
    });
  });

  describe('by a volunteer', () => {
    const answer = (operation: 'acceptAssignment' | 'declineAssignment', token: string) =>
      stage.call(operation, { body: { token } });
    const question = (token: string) => stage.call('getAssignmentQuestion', { query: { token } });
    const askOne = async (message?: string) => {
      const volunteer = await helper();
      const [proposed] = (await propose(volunteer.id)).answer.assignments;
      const asked = await ask(proposed?.id ?? '', message);
      const mail = (await queuedMails(stage.db, volunteer.email)).at(-1);
      return {
        volunteer,
        asked,
        mail,
        token: await mailedToken(stage.db, volunteer.email, 'assignmentQuestion'),
      };
    };

    test('is asked for by mail that names neither the person nor the address', async () => {
      const { volunteer, asked, mail, token } = await askOne('Zakupy w środy.');
      expect(asked.answer.assignments).toMatchObject([
        { volunteerName: 'Łucja Wiśniewska', status: 'asked', message: 'Zakupy w środy.' },
      ]);
      expect(mail).toMatchObject({ to: volunteer.email, language: 'pl' });
      const seen = JSON.stringify([mail, (await question(token)).answer]);
      for (const kept of ['Stanisława', 'Jabłońska', '122345678', 'Długa', 'zakupach'])
        expect(seen).not.toContain(kept);
      expect(seen).toContain('Kraków');
    });

    test('is accepted by the link once; then the volunteer knows whom to help, and the history says so', async () => {
      const { token, volunteer } = await askOne();
      const opened = [await question(token), await question(token)];
      expect(opened.map(({ status }) => status)).toEqual([200, 200]);
      expect((await read()).assignments).toMatchObject([{ status: 'asked' }]);
      expect((await answer('acceptAssignment', token)).answer).toMatchObject({
        ...{ name: 'Stanisława Jabłońska', phone: '+48122345678', street: 'Długa 14' },
      });
      expect((await queuedMails(stage.db, volunteer.email)).at(-1)).toMatchObject({
        template: 'assignmentContact',
        values: { name: 'Stanisława Jabłońska', address: 'Długa 14, 31-147 Kraków' },
      });
      expect((await answer('acceptAssignment', token)).problem.code).toBe('token_used');
      expect((await answer('declineAssignment', token)).problem.code).toBe('token_used');
      expect(await read()).toMatchObject({ status: 'in_progress', assignments: [{ status: 'accepted' }] });
      expect(await actions()).toEqual([
        ...['takenOver', 'contactTold', 'volunteerAccepted', 'volunteerAsked', 'volunteerProposed'],
      ]);
    });

    test('is declined, and the person stays unknown', async () => {
      const { token, volunteer } = await askOne();
      expect((await answer('declineAssignment', token)).status).toBe(204);
      expect(await read()).toMatchObject({ status: 'new', assignments: [{ status: 'declined' }] });
      const mails = await queuedMails(stage.db, volunteer.email);
      expect(mails.map(({ template }) => template)).toEqual(['assignmentQuestion']);
      expect(await actions()).not.toContain('contactTold');
    });

    test('tells the coordinator responsible, and nobody else', async () => {
      await stage.call('takeOverPersonInNeed', { as: as(), params: { id } });
      const { token } = await askOne();
      await answer('acceptAssignment', token);
      const told = await stage.db
        .selectFrom('notifications')
        .select(['accountId', 'kind'])
        .where('subjectId', '=', id)
        .execute();
      expect(told).toEqual([{ accountId: as().id, kind: 'assignmentAccepted' }]);
    });

    test('expires after 7 days, and the link with it', async () => {
      const { token } = await askOne();
      const job = expireAssignments(stage);
      await job.run(new AbortController().signal);
      expect((await read()).assignments).toMatchObject([{ status: 'asked' }]);
      await stage.db.deleteFrom('notifications').execute();
      await sql`update "assignments" set "expiresAt" = now() - interval '1 second'`.execute(stage.db);
      await job.run(new AbortController().signal);
      const told = await stage.db.selectFrom('notifications').select(['kind', 'subjectId']).execute();
      // Nobody has taken the request over, so the whole team is told.
      expect(told).toEqual([1, 2].map(() => ({ kind: 'assignmentExpired', subjectId: id })));
      expect((await read()).assignments).toMatchObject([{ status: 'expired' }]);
      expect((await answer('acceptAssignment', token)).problem.code).toBe('token_invalid');
    });

    test('ends with the request, and the link with it', async () => {
      const { token } = await askOne();
      const body = { reason: 'Rodzina sobie radzi.' };
      await stage.call('closePersonInNeed', { as: as(), params: { id }, body });
      expect((await read()).assignments).toMatchObject([{ status: 'ended' }]);
      expect((await question(token)).problem.code).toBe('token_invalid');
    });

    test('who is deleted makes the request new again, unless somebody else is on it', async () => {
      const { volunteer, token } = await askOne();
      await answer('acceptAssignment', token);
      const remove = () =>
        stage.call('deleteVolunteer', {
          ...{ as: as(), params: { id: volunteer.id }, headers: { 'source-device': 'web' } },
        });
      await remove();
      expect(await read()).toMatchObject({ status: 'new', assignments: [] });
      expect((await actions()).slice(0, 2)).toEqual(['reopened', 'volunteerEnded']);
      const other = await askOne();
      await stage.call('takeOverPersonInNeed', { as: as(), params: { id } });
      await stage.call('deleteVolunteer', {
        ...{ as: as(), params: { id: other.volunteer.id }, headers: { 'source-device': 'web' } },
      });
      expect(await read()).toMatchObject({ status: 'in_progress', responsible: { id: as().id } });
    });

    test('is proposed once at a time, and only one who is verified and of the foundation', async () => {
      const volunteer = await helper();
      await propose(volunteer.id);
      expect((await propose(volunteer.id)).answer.assignments).toHaveLength(1);
      const pending = await helper({ accountStatus: 'pending' });
      expect((await propose(pending.id)).problem.code).toBe('invalid_input');
      expect((await propose(stage.other.volunteerId)).problem.code).toBe('invalid_input');
    });
  });

  describe('by a visit', () => {
    const visit = (overrides = {}) =>
      stage.call('addVisit', {
        ...{ as: as(), params: { id } },
        body: { date: '2026-11-02', minutes: 90, kind: 'in_person', tookPlace: true, ...overrides } as const,
      });

    test('is listed, the latest first, and the last that came about is known', async () => {
      await visit({ note: 'Zakupy.', nextStep: 'Ortopeda.' });
      const { visits, lastVisitOn } = (await visit({ date: '2026-11-09', tookPlace: false, minutes: 0 }))
        .answer;
      expect(visits).toMatchObject([
        { date: '2026-11-09', tookPlace: false },
        { date: '2026-11-02', minutes: 90, note: 'Zakupy.', nextStep: 'Ortopeda.' },
      ]);
      expect(lastVisitOn).toBe('2026-11-02');
      const params = { id, visitId: visits[1]?.id ?? '' };
      expect((await stage.call('deleteVisit', { as: as(), params })).answer).toMatchObject({
        ...{ lastVisitOn: null, visits: [{ date: '2026-11-09' }] },
      });
      expect((await stage.call('deleteVisit', { as: as(), params })).status).toBe(200);
    });

    test('is put right by whoever noted it, and nobody else', async () => {
      const { visits } = (await visit({ note: 'Zakupy.', nextStep: 'Ortopeda.' })).answer;
      const params = { id, visitId: visits[0]?.id ?? '' };
      const edit = (overrides = {}, by = as()) =>
        stage.call('editVisit', {
          ...{ as: by, params },
          body: { date: '2026-11-05', minutes: 45, kind: 'by_phone', tookPlace: true, ...overrides } as const,
        });
      expect((await edit({}, stage.own.admin)).problem.code).toBe('forbidden');
      expect((await edit({ date: '2099-01-01' })).problem.errors).toMatchObject([{ field: 'date' }]);
      const { answer } = await edit();
      expect(answer).toMatchObject({
        lastVisitOn: '2026-11-05',
        visits: [{ minutes: 45, kind: 'by_phone', note: null, nextStep: null, editedAt: expect.any(String) }],
      });
      expect((await edit({ tookPlace: false, minutes: 0 })).answer.lastVisitOn).toBeNull();
      expect((await actions()).slice(0, 2)).toEqual(['visitEdited', 'visitEdited']);
      await stage.call('deleteVisit', { as: as(), params });
      expect((await edit()).problem.code).toBe('not_found');
    });

    test('is of the past, and by a volunteer of the foundation', async () => {
      expect((await visit({ date: '2099-01-01' })).problem.errors).toMatchObject([{ field: 'date' }]);
      expect((await visit({ volunteerId: stage.other.volunteerId })).problem.errors).toMatchObject([
        { field: 'volunteerId' },
      ]);
      expect((await visit({ volunteerId: stage.own.volunteerId })).answer.visits).toMatchObject([
        { volunteerName: 'Wera Nowak' },
      ]);
    });

    test('is due after 14 days in progress, in the list and on the overview', async () => {
      const due = async () => {
        const query = { visitDue: true };
        const { content } = (await stage.call('listPeopleInNeed', { as: as(), query })).answer;
        const params = { id: stage.own.id };
        const { attention } = (await stage.call('getOverview', { as: as(), params })).answer;
        expect(attention.visitsDue).toMatchObject({ count: content.length });
        return attention.visitsDue.items.map(({ label }) => label);
      };
      await stage.call('takeOverPersonInNeed', { as: as(), params: { id } });
      expect(await due()).toEqual([]);
      await sql`update "people_in_need" set "inProgressSince" = now() - interval '16 days'`.execute(stage.db);
      expect(await due()).toEqual(['Stanisława J.']);
      await visit({ date: new Date().toISOString().slice(0, 10) });
      expect(await due()).toEqual([]);
    });
  });

  test('waits while new or in progress: as many in the list as the overview counts', async () => {
    const listed = async (awaitsHelp: boolean) =>
      (await stage.call('listPeopleInNeed', { as: as(), query: { awaitsHelp } })).answer.content;
    const counted = async () =>
      (await stage.call('getOverview', { as: as(), params: { id: stage.own.id } })).answer.counters
        .peopleInNeed;
    for (const [status, waits] of [
      ['new', true],
      ['in_progress', true],
      ['helped', false],
      ['closed', false],
    ] as const) {
      await stage.db.updateTable('people_in_need').set({ status }).where('id', '=', id).execute();
      const [waiting, others] = [await listed(true), await listed(false)];
      expect(waiting.map((one) => one.id).includes(id), status).toBe(waits);
      expect(others.map((one) => one.id).includes(id), status).toBe(!waits);
      expect(await counted(), status).toBe(waiting.length);
    }
  });

  test('is suggested by town and language, with the reasons, without who is asked already', async () => {
    await stage.db.deleteFrom('volunteers').where('id', '<>', stage.own.volunteerId).execute();
    const near = await helper({ city: 'krakow', firstname: 'Jan' });
    const far = await helper({ city: 'Gdynia', firstname: 'Olena' });
    await helper({ city: 'Gdynia', languages: ['de'] });
    await helper({ accountStatus: 'pending' });
    const matches = async () =>
      (await stage.call('listMatches', { as: as(), params: { id } })).answer.content;
    expect(await matches()).toMatchObject([
      {
        volunteerId: near.id,
        reasons: [{ kind: 'town' }, { kind: 'language', language: 'uk' }, { kind: 'free' }, {}, {}],
      },
      { volunteerId: far.id, reasons: [{ kind: 'language' }, { kind: 'free' }, {}, {}] },
    ]);
    await propose(near.id);
    expect((await matches()).map(({ volunteerId }) => volunteerId)).toEqual([far.id]);
  });

  test.each([
    ['normal', 'helpRequested'],
    ['high', 'helpRequestedUrgently'],
  ] as const)('that is asked for, urgency %s, is told to the team as %s', async (urgency, kind) => {
    await stage.db.deleteFrom('notifications').execute();
    await stage.call('requestHelp', {
      body: {
        ...{ organizationId: stage.own.id, firstname: 'Ewa', lastname: 'Nowak', urgency },
        ...{ helpCategory: ['charity'], description: 'Potrzebuję opału.', city: 'Łódź' },
        ...{ phone: '+48600100200', preferredLanguage: 'pl', consents: { terms: true, privacy: true } },
      },
    });
    const told = await stage.db.selectFrom('notifications').select(['kind', 'type', 'params']).execute();
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({ kind, type: 'newPersonInNeed', params: { subject: 'Ewa N.' } });
  });
});
