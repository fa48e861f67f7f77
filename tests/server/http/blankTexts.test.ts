import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up as refuseBlankTexts } from '../../../src/server/core/db/migrations/0065_refuse_blank_texts.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

onOneServer('a text of blanks alone', (stage) => {
  test.each(['   ', '\t \n ', '\u00a0\u00a0\u00a0'])(
    'is no reason to cancel an event: %j',
    async (reason) => {
      const { id } = await insertEvent(stage.db, { organizationId: stage.own.id });
      const before = await stage.snapshot();
      const call = { as: stage.own.coordinator, params: { id }, body: { reason } };
      expect((await stage.call('cancelEvent', call)).problem).toMatchObject({
        ...{ status: 400, errors: [{ field: 'reason', code: 'required' }] },
      });
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  test('is no reason to reject a volunteer either, which is told in the address', async () => {
    const { id } = await insertVolunteer(stage.db, {
      organizationId: stage.own.id,
      accountStatus: 'pending',
    });
    const call = { as: stage.own.coordinator, params: { id }, query: { reason: '    ' } };
    expect((await stage.call('rejectVolunteer', call)).problem).toMatchObject({
      errors: [{ field: 'reason' }],
    });
  });

  test('that an older release has stored is taken away, or stands for itself where one has to be there', async () => {
    const { id } = await insertVolunteer(stage.db, { organizationId: stage.own.id, houseNumber: '7' });
    const set = (houseNumber: string) =>
      stage.db.updateTable('volunteers').set({ houseNumber }).where('id', '=', id).execute();
    await set(' \u00a0');
    await stage.db.updateTable('organizations').set({ postCode: '\t' }).execute();

    await refuseBlankTexts(stage.db as Kysely<unknown>);
    const as = stage.own.coordinator;
    const read = { as, params: { id: stage.own.id } };
    expect((await stage.call('getOrganization', read)).answer.postCode).toBe('?');
    expect((await stage.call('getVolunteer', { as, params: { id } })).answer.houseNumber).toBeNull();
  });
});
