import { describe, expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { languages } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { eventInput } from '../../harness/eventInput.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

const required = contract.components.schemas.PublishableEvent.required.filter((name) => name !== 'title');

onOneServer('publishing an event', (stage) => {
  const publish = async (overrides: Parameters<typeof insertEvent>[1] | object) => {
    const event = await insertEvent(stage.db, {
      ...{ organizationId: stage.own.id, status: 'draft', publishedAt: null },
      ...overrides,
    });
    const reply = await stage.call('publishEvent', { as: stage.own.coordinator, params: { id: event.id } });
    return { id: event.id, reply };
  };
  /** Without what counts the changes to a list, such as the test's own. */
  const stored = async () => {
    const { list_versions: _, ...others } = await stage.snapshot();
    return others;
  };
  const issuesOf = async (overrides: object) => {
    const before = await stored();
    const { id, reply } = await publish(overrides);
    const { problem } = reply;
    expect(problem).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(problem.messages).toHaveLength(problem.errors.length);
    await stage.db.deleteFrom('events').where('id', '=', id).execute();
    expect(await stored()).toEqual(before);
    return problem.errors.map(({ field, code }) => `${field}: ${code}`);
  };

  test.each(required)('needs %s', async (field) => {
    expect(await issuesOf({ [field]: null })).toEqual([`${field}: required`]);
  });

  test('names everything that is missing at once', async () => {
    const nothing = Object.fromEntries(required.map((name) => [name, null]));
    expect((await issuesOf(nothing)).sort()).toEqual(required.map((name) => `${name}: required`).sort());
  });

  test('needs no more than that', async () => {
    const optional = { eventStart: null, eventEnd: null, street: null, houseNumber: null, postCode: null };
    const { reply } = await publish({ ...optional, location: null, coverDesign: null });
    expect(reply.answer).toMatchObject({ status: 'active' });
  });

  test('needs an end that is still to come', async () => {
    const past = { startDate: dayFromNow(-3), endDate: dayFromNow(-2) };
    expect(await issuesOf(past)).toEqual(['endDate: endInFuture']);
    const { reply } = await publish({ startDate: dayFromNow(-3), endDate: dayFromNow(2) });
    expect(reply.status).toBe(200);
  });

  test.each([
    ['on the days', { startDate: dayFromNow(5), endDate: dayFromNow(4) }, 'endDate'],
    ['in the hours', { eventStart: '12:00', eventEnd: '11:59' }, 'eventEnd'],
    ['in the minute', { eventStart: '12:00', eventEnd: '12:00' }, 'eventEnd'],
    ['at midnight', { eventStart: null, eventEnd: '00:00' }, 'eventEnd'],
  ])('needs a start before the end, %s', async (_, overrides, field) => {
    expect(await issuesOf(overrides)).toEqual([`${field}: endAfterStart`]);
  });

  test.each([
    ['a whole day', { eventStart: null, eventEnd: null }],
    ['to the end of the day', { eventStart: '23:59', eventEnd: null }],
    ['over night', { eventStart: '22:00', endDate: dayFromNow(11), eventEnd: '02:00' }],
    ['a minute', { eventStart: '22:00', eventEnd: '22:01' }],
  ])('takes an event that lasts %s', async (_, overrides) => {
    expect((await publish(overrides)).reply.status).toBe(200);
  });

  test.each(languages)('tells what is wrong in the language %s', async (language) => {
    const { id } = await insertEvent(stage.db, {
      ...{
        organizationId: stage.own.id,
        status: 'draft',
        startDate: dayFromNow(-3),
        endDate: dayFromNow(-4),
      },
    });
    const { problem } = await stage.call('publishEvent', {
      ...{ as: stage.own.admin, params: { id }, headers: { 'accept-language': language } },
    });
    const translate = translator(language);
    expect(problem.messages).toEqual([
      `${translate('fields.endDate')}: ${translate('validation.endAfterStart')}`,
      `${translate('fields.endDate')}: ${translate('validation.endInFuture')}`,
    ]);
  });

  test('is refused when a colleague has changed the draft since it was read', async () => {
    const { coordinator: as, admin } = stage.own;
    const event = await insertEvent(stage.db, {
      organizationId: stage.own.id,
      status: 'draft',
      publishedAt: null,
    });
    const params = { id: event.id };
    const body = { ...eventInput(event), title: 'Już w innym parku' };
    await stage.call('updateEvent', { as: admin, params, body });
    const before = await stage.snapshot();
    const { problem } = await stage.call('publishEvent', { as, params, query: { version: 1 } });
    expect(problem).toMatchObject({ status: 409, code: 'record_changed' });
    expect(await stage.snapshot()).toEqual(before);
    const { answer } = await stage.call('publishEvent', { as, params, query: { version: 2 } });
    expect(answer).toMatchObject({ status: 'active', title: 'Już w innym parku' });
    // What is published stays so, whatever was read.
    expect((await stage.call('publishEvent', { as, params, query: { version: 1 } })).status).toBe(200);
  });

  describe('a draft', () => {
    const create = (body: object) => stage.call('createEvent', { as: stage.own.coordinator, body });

    test('needs a title only, and is its creator’s', async () => {
      const { status, answer } = await create({ title: 'Warsztaty' });
      expect(status).toBe(201);
      expect(answer).toMatchObject({
        ...{ title: 'Warsztaty', status: 'draft', version: 1, nrOfVolunteersSigned: 0, waitlisted: 0 },
        ...{ startDate: null, helpCategory: null, publishedAt: null, participants: [] },
        creator: { id: stage.own.coordinator.id, name: stage.own.coordinator.name },
        history: [{ action: 'created', actorName: stage.own.coordinator.name, changes: [] }],
      });
      const { answer: read } = await stage.call('getEvent', {
        as: stage.own.admin,
        params: { id: answer.id },
      });
      expect(read).toEqual(answer);
    });

    test('may be in the past, and not end before it starts', async () => {
      const title = 'Warsztaty';
      expect(
        (await create({ title, startDate: '2026-01-02', endDate: '2026-01-01' })).problem.errors,
      ).toMatchObject([{ field: 'endDate', code: 'endAfterStart' }]);
      expect((await create({ title, startDate: '2026-01-02', endDate: '2026-01-02' })).status).toBe(201);
      expect((await create({ title, endDate: '2026-01-01' })).status).toBe(201);
    });
  });
});
