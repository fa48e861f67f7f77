// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '../../../src/panel/notifications/NotificationMessage.tsx';
import NotificationsPage from '../../../src/panel/notifications/NotificationsPage.tsx';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { buildNotification } from './buildNotification.ts';
import { stubNotifications } from './stubNotifications.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const open = (at = '/notifications') =>
  renderMember(
    [
      { path: '/notifications', element: <NotificationsPage /> },
      { path: '/volunteer/:id', element: <h1>Profil</h1> },
    ],
    { at },
  );
const items = async () => {
  // Those to come are no items yet.
  const list = await waitFor(() => screen.getByRole('list', { name: 'Powiadomienia', busy: false }));
  return within(list).getAllByRole('listitem');
};
const buildAll = (): Notification[] => [
  buildNotification(),
  buildNotification({
    kind: 'eventDeleted',
    type: 'eventCancellation',
    message: 'Wydarzenie „Rajd” zostało usunięte.',
    subjectType: 'event',
    subjectId: null,
    createdAt: '2026-01-18T10:20:00.000Z',
    readAt: '2026-01-18T11:02:00.000Z',
  }),
];

describe('what it tells', () => {
  test('what happened, how long ago, and in words which are unread', async () => {
    stubNotifications(buildAll());
    await open();
    const [unread, read] = (await items()).map((item) => within(item));
    expect(unread?.getByText('Nieprzeczytane')).toBeDefined();
    expect(unread?.getByText('5 minut temu')).toBeDefined();
    expect(unread?.getByRole('link').getAttribute('href')).toBe(
      '/volunteer/01980000-0000-7000-8000-00000000aaaa',
    );
    expect(read?.queryByText('Nieprzeczytane')).toBeNull();
    expect(read?.getByText(/18.sty.2026/)).toBeDefined();
    // What it is about is deleted.
    expect(read?.queryByRole('link')).toBeNull();
  });

  test('nothing has happened yet', async () => {
    stubNotifications([]);
    await open();
    await screen.findByRole('heading', { name: 'Nie ma jeszcze powiadomień' });
    expect(screen.queryByRole('button', { name: 'Oznacz wszystkie jako przeczytane' })).toBeNull();
  });

  test('a failure, and another try', async () => {
    let broken = true;
    stubNotifications(buildAll(), () => (broken ? new Response(null, { status: 500 }) : undefined));
    await open();
    await screen.findByRole('heading', { name: 'Nie udało się wczytać danych' });
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    expect(await items()).toHaveLength(2);
  });
});

describe('reading', () => {
  test('one by its button: the focus stays with it', async () => {
    const all = buildAll();
    const { posts } = stubNotifications(all);
    await open();
    const [item] = await items();
    await userEvent.click(await screen.findByRole('button', { name: 'Oznacz jako przeczytane' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Oznacz jako przeczytane' })).toBeNull());
    expect(posts()).toEqual([`/notifications/${all[0]?.id}/read`]);
    expect(document.activeElement).toBe(item);
  });

  test('one by opening it', async () => {
    const all = buildAll();
    const { posts } = stubNotifications(all);
    await open();
    await userEvent.click(await screen.findByRole('link', { name: /Łucja/ }));
    await screen.findByRole('heading', { name: 'Profil' });
    expect(posts()).toEqual([`/notifications/${all[0]?.id}/read`]);
  });

  test('all at once: the button goes and the heading takes the focus', async () => {
    const all = [buildNotification(), buildNotification(), buildNotification()];
    const { posts } = stubNotifications(all);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Oznacz wszystkie jako przeczytane' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Oznacz jako przeczytane' })).toBeNull());
    expect(posts()).toEqual(['/notifications/read-all']);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('only the unread: in the address; when the last is read, the way to all', async () => {
    stubNotifications(buildAll());
    const { router } = await open();
    await items();
    await userEvent.click(screen.getByRole('button', { name: 'Nieprzeczytane' }));
    await waitFor(() => expect(router.state.location.search).toBe('?unread=true'));
    await waitFor(async () => expect(await items()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Oznacz jako przeczytane' }));
    await screen.findByRole('heading', { name: 'Wszystko przeczytane' });
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
    expect(await items()).toHaveLength(2);
  });

  test('a refusal is told, and it stays unread', async () => {
    stubNotifications(buildAll(), (pathname) =>
      pathname.endsWith('/read') ? new Response(null, { status: 500 }) : undefined,
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Oznacz jako przeczytane' }));
    await screen.findByText('Coś poszło nie tak. Spróbuj ponownie');
    expect(screen.getByRole('button', { name: 'Oznacz jako przeczytane' })).toBeDefined();
  });
});
