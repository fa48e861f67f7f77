import { beforeEach, expect, test } from 'vitest';
import { resourceStore } from '../../../src/server/resource/resourceStore.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a saved view', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('saved_views').execute();
  });

  const body = { list: 'volunteers', name: 'Soboty', query: 'daysOfHelp=saturday' };
  const save = (as = stage.own.coordinator, more: object = {}) =>
    stage.call('createSavedView', { as, body: { ...body, ...more } });
  const namesOf = async (as = stage.own.coordinator, query: Readonly<Record<string, string>> = {}) =>
    (await stage.call('listSavedViews', { as, query })).answer.content.map(({ name }) => name);

  test('is its author’s alone for the store, too, of which acts that are written by hand read', async () => {
    const { coordinator, admin } = stage.own;
    const views = resourceStore('saved-views');
    const { id } = (await save()).answer;
    const { id: sharedId } = (await save(coordinator, { shared: true })).answer;
    const seen = async (user: { readonly organizationId: string }) =>
      (await views.page(user, { language: 'pl' }, stage.db)).content.map((view) => view.id).toSorted();
    const [author, colleague] = [coordinator, admin].map((member) => ({
      ...{ id: member.id, organizationId: stage.own.id },
    }));
    if (!author || !colleague) throw new Error('nobody is there');
    expect(await views.read(id, author, stage.db)).toMatchObject({ id });
    await expect(views.read(id, colleague, stage.db)).rejects.toMatchObject({ code: 'not_found' });
    await expect(views.read(id, { organizationId: stage.own.id }, stage.db)).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await views.read(sharedId, colleague, stage.db)).toMatchObject({ id: sharedId });
    expect(await seen(author)).toEqual([id, sharedId].toSorted());
    expect(await seen(colleague)).toEqual([sharedId]);
  });

  test('is its author’s alone, until it is shared with the team', async () => {
    const { status, answer } = await save();
    expect(status).toBe(201);
    const { id, name } = stage.own.coordinator;
    expect(answer).toMatchObject({ ...body, shared: false, author: { id, name } });
    const { admin } = stage.own;
    const params = { id: answer.id };
    expect(await namesOf()).toEqual(['Soboty']);
    expect(await namesOf(admin)).toEqual([]);
    expect((await stage.call('getSavedView', { as: admin, params })).status).toBe(404);
    expect((await stage.call('updateSavedView', { as: admin, params, body })).status).toBe(404);
    expect((await stage.call('deleteSavedView', { as: admin, params })).status).toBe(404);

    await stage.call('updateSavedView', {
      as: stage.own.coordinator,
      params,
      body: { ...body, shared: true },
    });
    expect(await namesOf(admin)).toEqual(['Soboty']);
    // Read by all, changed by its author, deleted by an admin, too.
    expect((await stage.call('updateSavedView', { as: admin, params, body })).status).toBe(403);
    expect(await namesOf(stage.other.admin)).toEqual([]);
    expect((await stage.call('getSavedView', { as: stage.other.admin, params })).status).toBe(404);
    expect((await stage.call('deleteSavedView', { as: admin, params })).status).toBe(204);
    expect(await namesOf()).toEqual([]);
  });

  test('of another is not deleted by a coordinator', async () => {
    const { answer } = await save(stage.own.admin, { shared: true });
    const params = { id: answer.id };
    const refused = await stage.call('deleteSavedView', { as: stage.own.coordinator, params });
    expect(refused.status).toBe(403);
    expect(await namesOf()).toEqual(['Soboty']);
  });

  test('is of one list, and they come by name', async () => {
    await save();
    await save(undefined, { name: 'Łódź' });
    await save(undefined, { name: 'Pilne', list: 'people-in-need' });
    expect(await namesOf(undefined, { list: 'volunteers' })).toEqual(['Łódź', 'Soboty']);
    expect(await namesOf(undefined, { list: 'people-in-need' })).toEqual(['Pilne']);
  });

  test('names nobody else as its author', async () => {
    const author = { id: stage.own.admin.id, name: 'Anna' };
    expect((await save(undefined, { author })).status).toBe(400);
  });

  test.each([
    ['a name of nothing', { name: ' ' }, 'name'],
    ['a list that no resource is called like', { list: 'Volunteers!' }, 'list'],
    ['a query longer than an address', { query: 'q'.repeat(2001) }, 'query'],
  ])('is refused with %s', async (_, more, field) => {
    const refused = await save(undefined, more);
    expect(refused.status).toBe(400);
    expect(refused.problem.errors).toMatchObject([{ field }]);
    expect(await namesOf()).toEqual([]);
  });
});
