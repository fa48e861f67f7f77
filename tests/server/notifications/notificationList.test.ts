import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { type NotificationKind, typeOfKind } from '../../../src/server/notifications/notify/Notice.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onOneServer } from '../../harness/onEachServer.ts';

onOneServer('notifications', (stage) => {
  beforeEach(() => stage.db.deleteFrom('notifications').execute());
  const tell = (...names: string[]) =>
    names.reduce<Promise<void>>(
      (before, name) => before.then(() => notify(buildNotice(stage.own.id, name), stage.db)),
      Promise.resolve(),
    );
  const list = async (query = {}, as = stage.own.admin) =>
    (await stage.call('listNotifications', { as, query })).answer;

  test('are listed newest first, in pages, with the number of unread ones', async () => {
    await tell('A B', 'C D', 'E F');
    const page = await list({ size: 2 });
    expect(page).toMatchObject({ page: 0, size: 2, totalElements: 3, totalPages: 2, unreadCount: 3 });
    expect(page.content.map(({ params }) => params.actor)).toEqual(['E F', 'C D']);
    expect((await list({ size: 2, page: 1 })).content.map(({ params }) => params.actor)).toEqual(['A B']);
    expect((await list({ sort: 'createdAt,asc' })).content[0]?.params.actor).toBe('A B');
  });

  test('are read one by one and all at once, each by its reader alone', async () => {
    await tell('A B', 'C D');
    const [newest] = (await list()).content;
    const params = { id: newest?.id ?? '' };
    const { answer } = await stage.call('readNotification', { as: stage.own.admin, params });
    expect(answer.readAt).not.toBeNull();
    const again = await stage.call('readNotification', { as: stage.own.admin, params });
    expect(again.answer.readAt).toBe(answer.readAt);
    expect(await list({ unread: true })).toMatchObject({ totalElements: 1, unreadCount: 1 });
    expect(await list({ unread: false })).toMatchObject({ totalElements: 1, unreadCount: 1 });
    await stage.call('readAllNotifications', { as: stage.own.admin });
    expect(await list()).toMatchObject({ totalElements: 2, unreadCount: 0 });
    expect(await list({}, stage.own.coordinator)).toMatchObject({ totalElements: 2, unreadCount: 2 });
  });

  test('of others are not found, of the same foundation and of another', async () => {
    await tell('A B');
    const [one] = (await list()).content;
    const params = { id: one?.id ?? '' };
    for (const as of [stage.own.coordinator, stage.other.admin]) {
      const { problem } = await stage.call('readNotification', { as, params });
      expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await list()).unreadCount).toBe(1);
  });

  test('open what they are about until it is gone', async () => {
    const { id, title } = await insertEvent(stage.db, { organizationId: stage.own.id });
    await notify({ ...buildNotice(stage.own.id), subject: { type: 'event', id, name: title } }, stage.db);
    expect((await list()).content[0]?.subjectId).toBe(id);
    await stage.call('deleteEvent', { as: stage.own.admin, params: { id } });
    expect((await list()).content[0]?.subjectId).toBeNull();
  });

  test('about a person go with the person', async () => {
    const { id } = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    const before = (await list()).totalElements;
    const subject = { type: 'volunteer', id, name: 'Łucja Wiśniewska' } as const;
    await notify({ ...buildNotice(stage.own.id), subject }, stage.db);
    expect((await list()).totalElements).toBe(before + 1);
    await stage.call('deleteVolunteer', { as: stage.own.admin, params: { id } });
    expect((await list()).totalElements).toBe(before);
  });

  describe.each(languages)('in %s', (language) => {
    test.each(Object.keys(typeOfKind) as NotificationKind[])(
      '%s has a text with its names or numbers',
      async (kind) => {
        const { db, own } = stage;
        const actor = { id: crypto.randomUUID(), name: 'Aktor' };
        const subject = { type: 'organization', id: own.id, name: 'Przedmiot' } as const;
        const notice = { kind, organizationId: own.id, actor, subject, reason: 'Powód', count: 7 };
        await notify(notice as Parameters<typeof notify>[0], db);
        const headers = { 'accept-language': language };
        const { answer } = await stage.call('listNotifications', { as: own.admin, headers });
        expect(answer.content[0]?.message).toMatch(/Aktor|Przedmiot|7/);
        expect(answer.content[0]?.message).not.toMatch(/\{\{|notifications\./);
      },
    );
  });
});
