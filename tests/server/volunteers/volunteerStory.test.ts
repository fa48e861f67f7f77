import { expect, test } from 'vitest';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('the story of a volunteer', (stage) => {
  const volunteerAt = async (day: number, status: 'attended' | 'signed_up') => {
    const date = dayFromNow(day);
    const event = (await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, startDate: date, endDate: date },
      ...{ eventStart: '10:00', eventEnd: '12:30' },
    })) as { id: string; organizationId: string };
    const [participant] = await insertParticipants(stage.db, event, [{ status }]);
    return { event, volunteerId: participant?.volunteerId ?? '' };
  };
  const read = async (id: string) =>
    (await stage.call('getVolunteer', { as: stage.own.coordinator, params: { id } })).answer.story;

  test('tells events, hours and when they were there last', async () => {
    const { event, volunteerId } = await volunteerAt(-10, 'attended');
    expect(await read(volunteerId)).toMatchObject({
      ...{ attended: 1, missed: 0, minutes: 150, lastAttendedOn: dayFromNow(-10) },
      events: [{ eventId: event.id, startDate: dayFromNow(-10), status: 'attended', isComing: false }],
    });
  });

  test('tells what is to come', async () => {
    const { event, volunteerId } = await volunteerAt(5, 'signed_up');
    expect(await read(volunteerId)).toMatchObject({
      ...{ attended: 0, missed: 0, minutes: 0, lastAttendedOn: null },
      events: [{ eventId: event.id, status: 'signed_up', isComing: true }],
    });
  });
});
