import { describe, expect, test } from 'vitest';
import type { Body } from '../../../../src/contract/calls.ts';
import { presetMinutes } from '../../../../src/domain/events/presetMinutes.ts';
import { type buildEvent, dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertVolunteer } from '../../../harness/insertVolunteer.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

type Overrides = Partial<ReturnType<typeof buildEvent>>;

const yesterday = {
  startDate: dayFromNow(-1),
  endDate: dayFromNow(-1),
  eventStart: '10:00',
  eventEnd: '13:30',
};

describe('the time that an event is thought to take', () => {
  const on = (startDate: string, eventStart: string | null, endDate: string, eventEnd: string | null) =>
    presetMinutes({ startDate, eventStart, endDate, eventEnd }, 'Europe/Warsaw');

  test.each([
    ['an afternoon', on('2027-05-15', '10:00', '2027-05-15', '13:30'), 210],
    ['a night', on('2027-05-15', '22:00', '2027-05-16', '06:00'), 480],
    ['the night that is an hour shorter', on('2027-03-27', '22:00', '2027-03-28', '06:00'), 420],
    ['the night that is an hour longer', on('2027-10-30', '22:00', '2027-10-31', '06:00'), 540],
    ['a whole day', on('2027-05-15', '10:00', '2027-05-16', '10:00'), 1440],
    ['more than a day', on('2027-05-15', '10:00', '2027-05-16', '10:01'), null],
    ['no known start', on('2027-05-15', null, '2027-05-15', '13:30'), null],
    ['no known end', on('2027-05-15', '10:00', '2027-05-15', null), null],
  ])('%s', (_, minutes, expected) => expect(minutes).toBe(expected));
});

onEachServer('the time that somebody gave', (stage) => {
  const prepare = async (overrides: Overrides = {}) => {
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, ...yesterday, ...overrides });
    const [participant] = await insertParticipants(stage.db, event, ['signed_up']);
    if (!participant) throw new Error('nobody takes part');
    const record = async (body: Body<'updateParticipant'>) => {
      const params = { id: event.id, participantId: participant.id };
      return stage.call('updateParticipant', { as: stage.own.coordinator, params, body });
    };
    return { event, participant, record };
  };
  const minutesAfter = async (
    { record }: Awaited<ReturnType<typeof prepare>>,
    body: Body<'updateParticipant'>,
  ) => (await record(body)).answer.minutes;

  test('is the length of the event until somebody says otherwise, and then stays', async () => {
    const place = await prepare();
    expect(await minutesAfter(place, { status: 'attended' })).toBe(210);
    expect(await minutesAfter(place, { status: 'attended', minutes: 90 })).toBe(90);
    expect(await minutesAfter(place, { status: 'attended', note: 'Wyszła wcześniej.' })).toBe(90);
    expect(
      await minutesAfter(place, { status: 'attended', note: 'Wyszła wcześniej.', minutes: null }),
    ).toBeNull();
    const { answer } = await stage.call('listActivity', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { size: 4 } },
    });
    expect(answer.content.map(({ fields }) => fields)).toEqual([
      ['minutes'],
      ['note'],
      ['minutes'],
      ['status'],
    ]);
  });

  test.each(['no_show', 'signed_up'] as const)('is nobody’s who is %s, and starts anew', async (status) => {
    const place = await prepare();
    await place.record({ status: 'attended', minutes: 90 });
    expect(await minutesAfter(place, { status, minutes: 90 })).toBeNull();
    expect(await minutesAfter(place, { status: 'attended' })).toBe(210);
  });

  test('is not known of an event of several days', async () => {
    const place = await prepare({ startDate: dayFromNow(-4) });
    expect(await minutesAfter(place, { status: 'attended' })).toBeNull();
  });

  test.each([-1, 1.5, 20161])('is not %s minutes', async (minutes) => {
    const { record } = await prepare();
    const { problem } = await record({ status: 'attended', minutes });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'minutes' }] });
  });

  test('of a walk-in is the length of the event, too; all of it is in the volunteer’s story', async () => {
    const { event } = await prepare();
    const volunteer = await insertVolunteer(stage.db, {
      organizationId: stage.own.id,
      accountStatus: 'verified',
    });
    const body = { volunteerId: volunteer.id };
    const as = stage.own.coordinator;
    const walkIn = await stage.call('addWalkIn', { as, params: { id: event.id }, body });
    expect(walkIn.answer.minutes).toBe(210);
    const params = { id: event.id, participantId: walkIn.answer.id };
    await stage.call('updateParticipant', { as, params, body: { status: 'attended', minutes: 500 } });
    const { story } = (await stage.call('getVolunteer', { as, params: { id: volunteer.id } })).answer;
    expect(story).toMatchObject({
      attended: 1,
      minutes: 500,
      events: [{ status: 'attended', minutes: 500 }],
    });
  });
});
