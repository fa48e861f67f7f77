import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { eventInput } from '../../../harness/eventInput.ts';
import { dayFromNow, insertEvent } from '../../../harness/insertEvent.ts';
import { insertParticipants } from '../../../harness/insertParticipants.ts';
import { insertVolunteer } from '../../../harness/insertVolunteer.ts';
import { onEachServer } from '../../../harness/onEachServer.ts';

const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };

onEachServer('who comes to an event without a place', (stage) => {
  const as = () => stage.own.coordinator;
  const arrange = (overrides = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...running, ...overrides });
  const comer = (overrides = {}) =>
    insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, email: `${uuid()}@mail.example` },
      ...{ accountStatus: 'verified' as const, ...overrides },
    });
  const comes = (id: string, volunteerId: string) =>
    stage.call('addWalkIn', { as: as(), params: { id }, body: { volunteerId } });
  const read = async (id: string) => (await stage.call('getEvent', { as: as(), params: { id } })).answer;

  test('counts as attended, however many places are taken, and rates the volunteer', async () => {
    const event = await arrange({ volunteersNeededNum: 1 });
    await insertParticipants(stage.db, event, ['signed_up']);
    const { id: volunteerId } = await comer();
    const { status, answer } = await comes(event.id, volunteerId);
    expect({ status, answer }).toMatchObject({ status: 200, answer: { volunteerId, status: 'attended' } });
    expect(await read(event.id)).toMatchObject({ nrOfVolunteersSigned: 2, waitlisted: 0 });
    const params = { id: volunteerId };
    const volunteer = (await stage.call('getVolunteer', { as: as(), params })).answer;
    expect(volunteer).toMatchObject({ rating: 5, story: { attended: 1 } });
    // Again is no harm.
    expect((await comes(event.id, volunteerId)).answer.id).toBe(answer.id);
    expect(await read(event.id)).toMatchObject({ nrOfVolunteersSigned: 2 });
  });

  test.each(['waitlisted', 'resigned', 'signed_up', 'no_show'] as const)(
    'has come, also who was %s',
    async (status) => {
      const event = await arrange();
      const [former] = await insertParticipants(stage.db, event, [status]);
      const { answer } = await comes(event.id, former?.volunteerId ?? '');
      expect(answer).toMatchObject({ id: former?.id, status: 'attended', resignedAt: null });
      expect(await read(event.id)).toMatchObject({ nrOfVolunteersSigned: 1, waitlisted: 0 });
    },
  );

  test('may wait for a decision, but not be rejected or somebody else’s', async () => {
    const event = await arrange();
    const pending = await comer({ accountStatus: 'pending' });
    expect((await comes(event.id, pending.id)).status).toBe(200);
    const rejected = await comer({ accountStatus: 'rejected', rejectionReason: 'Bez zgody.' });
    for (const volunteerId of [rejected.id, stage.other.volunteerId, uuid()])
      expect((await comes(event.id, volunteerId)).problem.errors).toMatchObject([
        { field: 'volunteerId', code: 'reference' },
      ]);
  });

  test.each([
    ['before it starts', { startDate: dayFromNow(1) }],
    ['of a draft', { status: 'draft', publishedAt: null }],
    ['of one that was cancelled', { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' }],
    ['90 days after its end', { startDate: dayFromNow(-93), endDate: dayFromNow(-92) }],
  ])('is refused %s', async (_, overrides) => {
    const event = await arrange(overrides);
    const { id } = await comer();
    expect((await comes(event.id, id)).problem.code).toBe('invalid_state');
    expect(await read(event.id)).toMatchObject({ nrOfVolunteersSigned: 0 });
  });

  test('needs no place: those who signed up still need theirs', async () => {
    const event = await arrange({ volunteersNeededNum: 3 });
    await insertParticipants(stage.db, event, ['signed_up', 'signed_up']);
    for (const _ of [1, 2]) await comes(event.id, (await comer()).id);
    const edit = (places: number) => {
      const body = eventInput({ ...event, volunteersNeededNum: places });
      return stage.call('updateEvent', { as: as(), params: { id: event.id }, body });
    };
    expect((await edit(2)).status).toBe(200);
    expect((await edit(1)).problem.code).toBe('places_below_signed_up');
  });

  test('is one, also when two record it at once', async () => {
    const event = await arrange();
    const { id } = await comer();
    const replies = await Promise.all([comes(event.id, id), comes(event.id, id)]);
    expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1);
    expect(await read(event.id)).toMatchObject({ nrOfVolunteersSigned: 1 });
  });
});
