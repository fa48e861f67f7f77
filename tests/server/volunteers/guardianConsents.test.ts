import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { addDays } from '../../../src/domain/events/addDays.ts';
import { guardianConsentOn } from '../../../src/domain/volunteers/guardianRules.ts';
import { guardianState } from '../../../src/server/guardian-consents/guardianConsentStore.ts';
import { guardianAddressRate, guardianLinkRate } from '../../../src/server/volunteers/guardianOperations.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertGuardianConsent } from '../../harness/insertGuardianConsent.ts';
import { insertShift } from '../../harness/insertShift.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { tracesOf } from '../../harness/livedVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { changedToken, expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';

type Schemas = components['schemas'];

const GUARDIAN = 'beata@mail.example';
const request = { guardian: 'Beata Nowicka', email: GUARDIAN, language: 'uk' } as const;

/** Born so that the birthday is so many days from today in Warsaw, where the foundations are. */
const turning = (years: number, daysFromNow: number) => {
  const day = dayFromNow(daysFromNow);
  const date = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return date.endsWith('02-29') ? date.replace('02-29', '02-28') : date;
};

onEachServer('the consent of a guardian', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails', 'notifications'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const insert = async (dateOfBirth = turning(16, -10)) =>
    (await insertVolunteer(stage.db, { organizationId: stage.own.id, dateOfBirth, firstname: 'Zosia' })).id;
  const ask = (id: string, body: Partial<Schemas['GuardianRequest']> = {}, as = stage.own.coordinator) =>
    stage.call('askGuardian', { as, params: { id }, body: { ...request, ...body } });
  const note = (id: string, givenOn: string, as = stage.own.coordinator) =>
    stage.call('noteGuardianConsent', { as, params: { id }, body: { guardian: 'Beata Nowicka', givenOn } });
  const withdraw = (id: string, consentId: string, as = stage.own.coordinator) =>
    stage.call('withdrawGuardianConsent', { as, params: { id, consentId } });
  const setZone = (zone: string) =>
    sql`update "organizations" set "timeZone" = ${zone} where "id" = ${stage.own.id}`.execute(stage.db);
  const read = async (id: string, as = stage.own.coordinator) =>
    (await stage.call('getVolunteer', { as, params: { id } })).answer;
  const link = () => mailedToken(stage.db, GUARDIAN, 'guardianQuestion');
  const question = (token: string) => stage.call('getGuardianQuestion', { query: { token } });
  const give = (token: string) => stage.call('giveGuardianConsent', { body: { token } });
  const decline = (token: string) => stage.call('declineGuardianConsent', { body: { token } });
  const revoke = (token: string) => stage.call('revokeGuardianConsent', { body: { token } });
  const kinds = async () =>
    (await stage.db.selectFrom('notifications').select('kind').distinct().execute()).map(({ kind }) => kind);
  const bornOn = (id: string, dateOfBirth: string) =>
    stage.db.updateTable('volunteers').set({ dateOfBirth }).where('id', '=', id).execute();

  test('is asked for by mail, given by the link, and told to the team and in the history', async () => {
    const id = await insert();
    expect((await read(id)).guardianConsent).toBe('missing');
    const { answer } = await ask(id);
    expect(answer).toMatchObject({
      guardianConsent: 'asked',
      guardianConsents: [
        { ...request, status: 'asked', givenFor: 'minor', channel: 'link', consentVersion: '1.0' },
      ],
    });
    const [mail] = await queuedMails(stage.db, GUARDIAN);
    expect(mail).toMatchObject({ language: 'uk', values: { volunteerName: 'Zosia', page: '/v/guardian' } });

    const { answer: mailed } = await stage.call('listSentMails', {
      ...{ as: stage.own.coordinator, params: { id: stage.own.id }, query: { volunteerId: id } },
    });
    expect(mailed.content).toMatchObject([{ kind: 'guardianQuestion', status: 'queued' }]);

    const token = await link();
    // Whoever opens it, however often, uses nothing up.
    for (const _ of [1, 2])
      expect((await question(token)).answer).toMatchObject({
        ...{ organization: 'Fundacja Pomocna Dłoń', volunteerName: 'Zosia', guardian: 'Beata Nowicka' },
        ...{ status: 'asked', givenFor: 'minor', answeredAt: null },
      });
    expect((await give(token)).answer).toMatchObject({ status: 'given', givenFor: 'minor' });
    const given = await read(id);
    expect(given.guardianConsent).toBe('given');
    expect(given.guardianConsents).toMatchObject([{ status: 'given', givenOn: dayFromNow(0) }]);
    expect(given.history.map(({ action }) => action)).toEqual(['guardianConsentGiven', 'guardianAsked']);
    expect(await kinds()).toEqual(['guardianConsentGiven']);

    expect((await give(token)).problem.code).toBe('token_used');
    expect((await decline(token)).problem.code).toBe('token_used');
    expect((await question(token)).answer.status).toBe('given');
    expect((await ask(id)).problem.code).toBe('invalid_state');
    expect((await note(id, dayFromNow(0))).problem.code).toBe('invalid_state');

    expect((await revoke(token)).answer.status).toBe('withdrawn');
    expect((await revoke(token)).answer.status).toBe('withdrawn');
    expect((await read(id)).guardianConsent).toBe('missing');
    expect((await kinds()).sort()).toEqual(['guardianConsentGiven', 'guardianConsentWithdrawn']);
  });

  test('is declined by the link, and can be asked for again', async () => {
    const id = await insert();
    await ask(id);
    const token = await link();
    expect((await revoke(token)).problem.code).toBe('invalid_state');
    expect((await decline(token)).answer.status).toBe('declined');
    expect((await give(token)).problem.code).toBe('token_used');
    expect((await revoke(token)).problem.code).toBe('invalid_state');
    const declined = await read(id);
    expect(declined.guardianConsent).toBe('declined');
    expect((await withdraw(id, declined.guardianConsents[0]?.id ?? '')).problem.code).toBe('invalid_state');
    expect((await ask(id)).answer.guardianConsent).toBe('asked');
    expect(await kinds()).toEqual(['guardianConsentDeclined']);
  });

  test('has one answer, though two come at once', async () => {
    const id = await insert();
    await ask(id);
    const token = await link();
    const answers = await Promise.all([give(token), decline(token), give(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const said = answers.find(({ status }) => status === 200)?.answer.status;
    expect((await read(id)).guardianConsents.map(({ status }) => status)).toEqual([said]);
    expect(
      (await read(id)).history.filter(({ action }) => action.startsWith('guardianConsent')),
    ).toHaveLength(1);
  });

  test('has a link that a newer one replaces, that ends by the clock of the database, and that the team takes back', async () => {
    const id = await insert();
    await ask(id);
    const replaced = await link();
    await ask(id);
    const expired = await link();
    expect(expired).not.toBe(replaced);
    expect((await question(replaced)).problem.code).toBe('token_invalid');
    expect((await read(id)).guardianConsents).toHaveLength(1);

    await expireToken(stage.db, expired);
    await stage.db
      .updateTable('guardian_consents')
      .set({ expiresAt: sql<string>`now()` })
      .where('volunteerId', '=', id)
      .execute();
    expect(await read(id)).toMatchObject({
      guardianConsent: 'missing',
      guardianConsents: [{ status: 'expired' }],
    });
    for (const answer of [question, give, decline, revoke])
      for (const token of [replaced, expired, changedToken(expired)])
        expect((await answer(token)).problem.code).toBe('token_invalid');

    await ask(id);
    const taken = await link();
    const consentId = (await read(id)).guardianConsents[0]?.id ?? '';
    expect((await withdraw(id, consentId)).answer.guardianConsents[0]?.status).toBe('withdrawn');
    expect((await withdraw(id, consentId)).status).toBe(200);
    expect((await give(taken)).problem.code).toBe('token_invalid');
    expect((await withdraw(id, uuid())).problem.code).toBe('not_found');
  });

  test('is noted on paper by its day, which also says what it is for, and takes back what was asked', async () => {
    const id = await insert(turning(13, -5));
    await ask(id);
    const token = await link();
    expect((await note(id, dayFromNow(2))).problem.errors).toMatchObject([
      { field: 'givenOn', code: 'notInFuture' },
    ]);
    expect((await note(id, '1999-01-01')).problem.errors).toMatchObject([
      { field: 'givenOn', code: 'notBeforeBirth' },
    ]);
    expect((await note(id, dayFromNow(-20))).answer).toMatchObject({
      guardianConsent: 'renew',
      guardianConsents: [{ status: 'given', channel: 'paper', givenFor: 'child', email: null }],
    });
    expect((await give(token)).problem.code).toBe('token_invalid');
    expect((await note(id, dayFromNow(-1))).answer).toMatchObject({
      guardianConsent: 'given',
      guardianConsents: [{ givenFor: 'minor', enteredBy: { id: stage.own.coordinator.id } }, {}],
    });
    const [last] = (await read(id)).guardianConsents;
    expect((await withdraw(id, last?.id ?? '')).answer.guardianConsent).toBe('renew');
  });

  test('is for what the age asks on the day of the answer', async () => {
    const id = await insert(turning(13, 5));
    await ask(id);
    const token = await link();
    expect((await question(token)).answer.givenFor).toBe('child');
    await bornOn(id, turning(13, 0));
    expect((await question(token)).answer.givenFor).toBe('minor');
    expect((await give(token)).answer.givenFor).toBe('minor');
    expect((await read(id)).guardianConsent).toBe('given');
  });

  test('is not needed from the 18th birthday on, when no link works any more', async () => {
    const id = await insert(turning(18, 1));
    await ask(id);
    const token = await link();
    await bornOn(id, turning(18, 0));
    for (const answer of [question, give, decline, revoke])
      expect((await answer(token)).problem.code).toBe('token_invalid');
    expect((await read(id)).guardianConsent).toBe('notNeeded');
    expect((await ask(id)).problem.code).toBe('invalid_state');
    expect((await note(id, dayFromNow(-30))).problem.code).toBe('invalid_state');
  });

  test('goes by the day of the foundation', async () => {
    const day = (zone: string) => new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date());
    // At any time it is another day in one of these than in Warsaw, or it is noon there.
    const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
      (name) => day(name) !== day('Europe/Warsaw'),
    );
    if (!zone) return;
    const dateOfBirth = turning(18, 0);
    const id = await insert(addDays(dateOfBirth, day(zone) > day('Europe/Warsaw') ? 1 : 0));
    const before = (await read(id)).guardianConsent;
    await setZone(zone);
    const after = (await read(id)).guardianConsent;
    await setZone('Europe/Warsaw');
    expect([before, after].sort()).toEqual(['missing', 'notNeeded']);
  });

  test('is asked for by a volunteer for themselves alone, not at their own address, and few times a day', async () => {
    const own = await insertVolunteerUser(stage.db, stage.own.id, { dateOfBirth: turning(16, -10) });
    const other = await insert();
    expect((await ask(other, {}, own)).problem.code).toBe('not_found');
    expect(
      (await ask(own.volunteerId, { email: own.email.toUpperCase() }, own)).problem.errors,
    ).toMatchObject([{ field: 'email', code: 'guardianAddress' }]);
    const { answer } = await ask(own.volunteerId, {}, own);
    expect(answer).toMatchObject({
      ...{ guardianConsent: 'asked', history: [] },
      guardianConsents: [{ enteredBy: null, guardian: 'Beata Nowicka' }],
    });
    for (let count = 1; count < guardianLinkRate.limit; count += 1)
      expect((await ask(own.volunteerId, {}, own)).status).toBe(200);
    expect((await ask(own.volunteerId)).problem.code).toBe('too_many_requests');
    for (let count = guardianLinkRate.limit; count < guardianAddressRate.limit; count += 1)
      expect((await ask(await insert())).status).toBe(200);
    expect((await ask(await insert(), { email: GUARDIAN.toUpperCase() })).problem.code).toBe(
      'too_many_requests',
    );
    expect(await queuedMails(stage.db, GUARDIAN)).toHaveLength(guardianAddressRate.limit);
  });

  test('goes with the volunteer, whose guardian nobody can find any more', async () => {
    const own = await insertVolunteerUser(stage.db, stage.own.id, { dateOfBirth: turning(16, -10) });
    const unusual = { guardian: 'Brunhilda Zawisza', email: 'brunhilda@mail.example' };
    await ask(own.volunteerId, unusual);
    const token = await mailedToken(stage.db, unusual.email, 'guardianQuestion');
    await give(token);
    await revoke(token);
    await ask(own.volunteerId, unusual);
    const waiting = await mailedToken(stage.db, unusual.email, 'guardianQuestion');
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id: own.volunteerId } });
    expect(await tracesOf(['Brunhilda', 'brunhilda'], stage.db)).toEqual([]);
    for (const dead of [token, waiting]) expect((await question(dead)).problem.code).toBe('token_invalid');
  });

  test('is among what a volunteer is given of their data, without the guardian’s address', async () => {
    const own = await insertVolunteerUser(stage.db, stage.own.id, { dateOfBirth: turning(16, -10) });
    await ask(own.volunteerId);
    await give(await link());
    await stage.call('mailVolunteerData', { as: own, params: { id: own.volunteerId } });
    const token = await mailedToken(stage.db, own.email, 'volunteerData');
    const { answer } = await stage.call('readVolunteerData', { body: { token } });
    expect(answer.guardianConsents).toMatchObject([
      { guardian: 'Beata Nowicka', status: 'given', givenFor: 'minor', channel: 'link' },
    ]);
    expect(JSON.stringify(answer)).not.toContain(GUARDIAN);
    expect(answer.history.map(({ action }) => action)).toContain('guardianConsentGiven');
  });

  test('goes when the volunteer leaves, too', async () => {
    const own = await insertVolunteerUser(stage.db, stage.own.id, { dateOfBirth: turning(16, -10) });
    await ask(own.volunteerId, { guardian: 'Klotylda Zawisza', email: 'klotylda@mail.example' }, own);
    await stage.call('leaveOrganizationAsVolunteer', {
      ...{ as: own, params: { id: own.volunteerId }, body: { reason: 'Przeprowadzka do Gdyni' } },
    });
    expect(await tracesOf(['Klotylda', 'klotylda'], stage.db)).toEqual([]);
  });

  test('is said of each participant by the first day of the event, or of the shift', async () => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, volunteersNeededNum: 9 },
      ...{ startDate: dayFromNow(10), endDate: dayFromNow(12) },
    });
    const people = {
      of17: turning(18, 11),
      of18ThatDay: turning(18, 10),
      of12: turning(13, 11),
      of13ThatDay: turning(13, 10),
      adult: turning(40, 0),
    };
    for (const [lastname, dateOfBirth] of Object.entries(people)) {
      const user = await insertVolunteerUser(stage.db, stage.own.id, { lastname, dateOfBirth });
      const { volunteerId } = user;
      if (lastname.startsWith('of1') && dateOfBirth > '2010')
        await insertGuardianConsent(stage.db, {
          ...{ organizationId: stage.own.id, volunteerId, givenFor: 'child' },
        });
      await stage.call('signUpForEvent', { as: user, params: { id: event.id } });
    }
    const as = stage.own.coordinator;
    const { answer } = await stage.call('listParticipants', { as, params: { id: event.id } });
    expect(
      Object.fromEntries(answer.content.map(({ lastname, guardianConsent }) => [lastname, guardianConsent])),
    ).toEqual({
      ...{ of17: 'missing', of18ThatDay: 'notNeeded', of12: 'given', of13ThatDay: 'renew' },
      adult: 'notNeeded',
    });
    const { answer: shown } = await stage.call('getEvent', { as, params: { id: event.id } });
    expect(shown.participants.map(({ guardianConsent }) => guardianConsent).sort()).toEqual(
      ['missing', 'notNeeded', 'given', 'renew', 'notNeeded'].sort(),
    );

    const late = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, volunteersNeededNum: 9 },
      ...{ startDate: dayFromNow(10), endDate: dayFromNow(12) },
    });
    const shift = await insertShift(stage.db, late, { startDay: 1, endDay: 1 });
    const user = await insertVolunteerUser(stage.db, stage.own.id, { dateOfBirth: turning(18, 11) });
    await stage.call('signUpForShift', { as: user, params: { id: late.id, shiftId: shift.id } });
    const { answer: ofShift } = await stage.call('listParticipants', { as, params: { id: late.id } });
    expect(ofShift.content.map(({ guardianConsent }) => guardianConsent)).toEqual(['notNeeded']);
  });

  test('stands the same in SQL as by the rules', async () => {
    const day = '2026-02-28';
    const births = ['2008-02-28', '2008-02-29', '2008-03-01', '2013-02-28', '2013-03-01', '2012-02-29'];
    const statuses = ['asked', 'expired', 'given', 'declined', 'withdrawn'] as const;
    const lists = statuses.flatMap((first) => [
      [{ status: first, givenFor: 'minor' as const }],
      ...statuses.map((second) => [
        { status: first, givenFor: 'minor' as const },
        { status: second, givenFor: 'child' as const },
      ]),
    ]);
    for (const consents of [[], ...lists]) {
      const volunteerId = await insert();
      for (const [index, { status, givenFor }] of consents.entries())
        await insertGuardianConsent(stage.db, {
          ...{ organizationId: stage.own.id, volunteerId, givenFor },
          status: status === 'expired' ? 'asked' : status,
          expiresAt: status === 'expired' ? '2026-01-01T00:00:00.000Z' : '2099-01-01T00:00:00.000Z',
          createdAt: `2026-01-0${9 - index}T00:00:00.000Z`,
        });
      for (const dateOfBirth of births) {
        const state = guardianState({
          organizationId: stage.own.id,
          volunteerId: sql`${volunteerId}::uuid`,
          dateOfBirth: sql`${dateOfBirth}::date`,
          day: sql`${day}::date`,
        });
        const { state: found } = await stage.db.selectNoFrom(state.as('state')).executeTakeFirstOrThrow();
        expect([consents, dateOfBirth, found]).toEqual([
          consents,
          dateOfBirth,
          guardianConsentOn(day, dateOfBirth, consents),
        ]);
      }
    }
  });

  test('is what the list is narrowed by', async () => {
    await stage.db.deleteFrom('volunteers').where('organizationId', '=', stage.own.id).execute();
    const ids = {
      notNeeded: await insert('1990-01-01'),
      missing: await insert(),
      asked: await insert(),
      given: await insert(),
      declined: await insert(),
      renew: await insert(turning(13, -5)),
    };
    await ask(ids.asked);
    await note(ids.given, dayFromNow(0));
    await note(ids.renew, dayFromNow(-20));
    await ask(ids.declined, { email: 'inna@opiekun.example' });
    await decline(await mailedToken(stage.db, 'inna@opiekun.example', 'guardianQuestion'));
    const listed = async (...guardianConsent: (keyof typeof ids)[]) => {
      const asked = { as: stage.own.coordinator, params: { id: stage.own.id }, query: { guardianConsent } };
      return (await stage.call('listVolunteers', asked)).answer.content.map(({ id }) => id).toSorted();
    };
    for (const [state, id] of Object.entries(ids)) {
      expect((await read(id)).guardianConsent).toBe(state);
      expect(await listed(state as keyof typeof ids), state).toEqual([id]);
    }
    expect(await listed('missing', 'renew')).toEqual([ids.missing, ids.renew].toSorted());
    await insertVolunteer(stage.db, { organizationId: stage.other.id, dateOfBirth: turning(16, -10) });
    expect(await listed('missing')).toEqual([ids.missing]);
  });

  test('on record stills the warning of an agreement', async () => {
    const id = await insert();
    await stage.db
      .updateTable('volunteers')
      .set({ accountStatus: 'verified' })
      .where('id', '=', id)
      .execute();
    const body = {
      ...{ scope: 'Wydawanie posiłków', place: 'Łódź', dateFrom: dayFromNow(5), language: 'pl' },
      ...{ risksBriefed: true, costsWaived: false, insurance: 'foundation', policyNumber: 'NNW 1' },
      guardianConsent: false,
    } as const;
    const drafted = await stage.call('draftAgreement', {
      ...{ as: stage.own.coordinator, params: { id }, body },
    });
    expect(drafted.answer.agreements[0]?.warnings).toEqual(['noGuardian']);
    expect((await note(id, dayFromNow(-1))).answer.agreements[0]?.warnings).toEqual([]);
  });
});
