import { expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('notes on a volunteer', (stage) => {
  const insert = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  const add = async (id: string, text: string, as = stage.own.coordinator) =>
    (await stage.call('addVolunteerNote', { as, params: { id }, body: { text } })).answer;
  const edit = (id: string, noteId: string, text: string, as = stage.own.coordinator) =>
    stage.call('editVolunteerNote', { as, params: { id, noteId }, body: { text } });
  const remove = (id: string, noteId: string, as = stage.own.coordinator) =>
    stage.call('deleteVolunteerNote', { as, params: { id, noteId } });

  test('tell by whom and when, the newest first; the history tells that, not what', async () => {
    const id = await insert();
    await add(id, 'Ma klucz do magazynu.');
    const { notes, history } = await add(id, 'Woli soboty.', stage.own.admin);
    expect(notes).toMatchObject([
      { text: 'Woli soboty.', author: { id: stage.own.admin.id, name: 'Anna Kowalska' }, editedAt: null },
      { text: 'Ma klucz do magazynu.', author: { id: stage.own.coordinator.id } },
    ]);
    expect(history.map(({ action, changes }) => [action, changes])).toEqual([
      ['noteAdded', []],
      ['noteAdded', []],
    ]);
  });

  test('are edited by their author alone, whatever the role', async () => {
    const id = await insert();
    const noteId = (await add(id, 'Pierwsza')).notes[0]?.id ?? '';
    const before = await stage.snapshot();
    expect((await edit(id, noteId, 'Cudza', stage.own.admin)).problem.code).toBe('forbidden');
    expect(await stage.snapshot()).toEqual(before);
    const { notes } = (await edit(id, noteId, 'Druga')).answer;
    expect(notes).toMatchObject([{ text: 'Druga', editedAt: expect.any(String) }]);
  });

  test('are deleted by their author or an admin, again without harm', async () => {
    const id = await insert();
    const [byAdmin] = (await add(id, 'Admina', stage.own.admin)).notes;
    const [own] = (await add(id, 'Własna')).notes;
    expect((await remove(id, byAdmin?.id ?? '')).problem.code).toBe('forbidden');
    expect((await remove(id, own?.id ?? '', stage.own.admin)).answer.notes).toHaveLength(1);
    expect((await remove(id, own?.id ?? '')).status).toBe(200);
    expect((await remove(id, byAdmin?.id ?? '', stage.own.admin)).answer.notes).toEqual([]);
  });

  test('go with the volunteer, and are not told to them', async () => {
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
    const { notes: _, ...profile } = await add(volunteer.volunteerId, 'Tylko dla zespołu');
    const body = {
      ...{ firstname: profile.firstname, lastname: profile.lastname, email: volunteer.email },
      ...{ phone: profile.phone, dateOfBirth: profile.dateOfBirth, city: 'Zgierz', languages: ['pl'] },
      ...{ daysOfHelp: ['saturday'], haveYouBeenAVolunteerBefore: true },
    };
    const params = { id: volunteer.volunteerId };
    const { text } = await stage.call('updateVolunteer', { as: volunteer, params, body });
    expect(text).not.toContain('Tylko dla zespołu');
    await stage.call('deleteVolunteer', { as: stage.own.admin, params });
    const left = await stage.db
      .selectFrom('volunteer_notes')
      .select('id')
      .where('volunteerId', '=', volunteer.volunteerId)
      .execute();
    expect(left).toEqual([]);
  });
});
