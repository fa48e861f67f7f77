import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createMailWorker } from '../../../src/server/core/mail/mailWorker.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../harness/startSmtpServer.ts';
import { testConfig } from '../../harness/testConfig.ts';

onOneServer('what was mailed to volunteers', (stage) => {
  let smtp: TestSmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    await stage.db.deleteFrom('mails').execute();
    await stage.db.deleteFrom('sent_mails').execute();
  });
  afterEach(() => smtp.close());

  const send = () =>
    createMailWorker(
      { db: stage.db, config: testConfig({ smtpUrl: smtp.url }) },
      createLog(new PassThrough()),
    ).runOnce();
  const passPauses = () => stage.db.updateTable('mails').set({ nextTryAt: sql<string>`now()` }).execute();
  const list = async (query: Record<string, string> = {}, as = stage.own.admin) => {
    const { answer } = await stage.call('listSentMails', { as, query });
    return answer.content;
  };

  /** An event with a volunteer whom a place was confirmed to. */
  const joined = async () => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, title: 'Paczki' });
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
    await stage.call('signUpForEvent', { as: volunteer, params: { id: event.id } });
    return { event, volunteer };
  };

  test('is listed by event and by volunteer, with when it was sent', async () => {
    const { event, volunteer } = await joined();
    await joined();
    expect(await list({ eventId: event.id })).toMatchObject([
      { kind: 'signedUp', subject: 'Paczki', status: 'queued', reason: null, settledAt: null },
    ]);
    await send();
    const [mail] = await list({ eventId: event.id });
    expect(mail).toMatchObject({ status: 'sent', settledAt: expect.any(String) });
    expect(await list({ volunteerId: mail?.volunteerId ?? '' })).toEqual([mail]);
    expect(smtp.received.map(({ recipients }) => recipients)).toContainEqual([volunteer.email]);
    expect(await list()).toHaveLength(2);
    expect(await list({ q: mail?.lastname ?? '' })).not.toEqual([]);
    expect(await list({ status: 'failed' })).toEqual([]);
  });

  test('tells of the mail to who was verified', async () => {
    const { volunteerId } = await insertVolunteerUser(stage.db, stage.own.id, { accountStatus: 'pending' });
    await stage.call('verifyVolunteer', { as: stage.own.admin, params: { id: volunteerId } });
    expect(await list({ volunteerId })).toMatchObject([
      { kind: 'volunteerVerified', subject: null, eventId: null, status: 'queued' },
    ]);
  });

  test('is kept from other foundations', async () => {
    const { event } = await joined();
    expect(await list({ eventId: event.id }, stage.other.admin)).toEqual([]);
  });

  describe('that does not arrive', () => {
    test('has failed where the address is refused, until it is taken after all', async () => {
      const { event } = await joined();
      smtp.behave({ refuses: 550, at: 'recipient' });
      await send();
      expect(await list({ eventId: event.id })).toMatchObject([
        { status: 'failed', reason: 'address_refused', settledAt: expect.any(String) },
      ]);
      smtp.behave('takes');
      await passPauses();
      await send();
      expect(await list({ eventId: event.id })).toMatchObject([{ status: 'sent', reason: null }]);
    });

    test('waits while the mail server is away', async () => {
      const { event } = await joined();
      smtp.behave({ refuses: 450, at: 'recipient' });
      await send();
      expect(await list({ eventId: event.id })).toMatchObject([
        { status: 'queued', reason: 'server_away', settledAt: null },
      ]);
    });

    test('has failed once it is too late', async () => {
      const { event } = await joined();
      await stage.db.updateTable('mails').set({ expiresAt: '2026-01-01T00:00:00.000Z' }).execute();
      await send();
      expect(await list({ eventId: event.id })).toMatchObject([{ status: 'failed', reason: 'too_late' }]);
      expect(await stage.db.selectFrom('mails').select('id').execute()).toEqual([]);
    });
  });

  test.each(['cancelEvent', 'deleteEvent'] as const)(
    'is left out when the event goes before it is sent: %s',
    async (operation) => {
      const { event, volunteer } = await joined();
      const body = { reason: 'Sala jest zalana.' };
      await stage.call(operation, {
        as: stage.own.admin,
        params: { id: event.id },
        ...(operation === 'cancelEvent' && { body }),
      } as never);
      await send();
      const about = await list({ eventId: event.id, sort: 'createdAt,asc' });
      expect(about.map(({ kind, status, reason }) => [kind, status, reason])).toEqual([
        ['signedUp', 'left_out', 'event_cancelled'],
        [operation === 'cancelEvent' ? 'eventCancelled' : 'eventDeleted', 'sent', null],
      ]);
      expect(smtp.received.filter(({ recipients }) => recipients.includes(volunteer.email))).toHaveLength(1);
    },
  );

  test('goes with the volunteer', async () => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id });
    const [participant] = await insertParticipants(stage.db, event, ['signed_up']);
    const id = participant?.volunteerId ?? '';
    const body = { reason: 'Burza.' };
    await stage.call('cancelEvent', { as: stage.own.admin, params: { id: event.id }, body });
    expect(await list({ volunteerId: id })).toHaveLength(1);
    await stage.db.deleteFrom('volunteers').where('id', '=', id).execute();
    expect(await list({ volunteerId: id })).toEqual([]);
  });
});
