import { expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const everything = {
  ...{
    newVolunteer: true,
    newEventParticipant: true,
    eventParticipantResignation: true,
    volunteerLeave: true,
  },
  ...{ abuse: true, eventEnd: true, eventCancellation: true, systemNotifications: true },
  newPersonInNeed: true,
  email: 'immediately',
} as const;

onEachServer('what somebody is notified of', (stage) => {
  const read = async (as: Caller) => (await stage.call('getNotificationPreferences', { as })).answer;
  const write = (as: Caller, body: object) => stage.call('updateNotificationPreferences', { as, body });

  test('is everything at once, until something else is chosen', async () => {
    const before = await stage.snapshot();
    expect(await read(stage.own.admin)).toEqual(everything);
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is everybody’s own choice, also chosen again', async () => {
    const { admin, coordinator } = stage.own;
    for (const chosen of [
      { ...everything, abuse: false, email: 'daily' },
      { ...everything, newVolunteer: false, email: 'off' },
    ]) {
      expect((await write(coordinator, chosen)).answer).toEqual(chosen);
      expect(await read(coordinator)).toEqual(chosen);
    }
    expect(await read(admin)).toEqual(everything);
  });

  test('chosen first in many tabs at once is one choice, time after time', async () => {
    const as = stage.other.coordinator;
    for (let round = 0; round < 120; round++) {
      await stage.db.deleteFrom('notification_preferences').where('accountId', '=', as.id).execute();
      const replies = await Promise.all(
        Array.from({ length: 4 }, (_, index) => write(as, { ...everything, abuse: index % 2 === 0 })),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(4).fill(200));
      const rows = stage.db.selectFrom('notification_preferences').selectAll();
      expect(await rows.where('accountId', '=', as.id).execute()).toHaveLength(1);
    }
  });
});
