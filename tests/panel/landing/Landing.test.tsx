// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onFailure } from '../../../src/panel/data/failures.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import Landing from '../../../src/panel/landing/Landing.tsx';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const show = (language: 'en' | 'pl' = 'en') =>
  renderInPanel([{ path: '*', element: <Landing /> }], { language });
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const counters = () => screen.findByRole('region', { name: /^W\sliczbach$/, busy: false });

beforeEach(() => {
  localStorage.setItem('activeLanguage', 'pl');
  stubFetch(() => jsonResponse({ members: 1284, futureEvents: 1, activeEvents: 2, finishedEvents: 216 }));
});
afterEach(() => {
  useSessionStore.setState({ user: undefined });
  vi.unstubAllGlobals();
});

test('a visitor finds the two ways in, and no link that leads nowhere', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(ways()).toEqual([
    ['Register a foundation', '/register'],
    ['Log in', '/login'],
    ['More about the app', '/app'],
  ]);
});

test('a member goes on to the panel', async () => {
  useSessionStore.setState({ user: buildUser() });
  await show();
  expect(ways()).toEqual([
    ['Go to the panel', '/overview'],
    ['More about the app', '/app'],
  ]);
});

test('tells of the mobile app, and leads to its page', async () => {
  await show();
  const app = within(screen.getByRole('region', { name: 'A mobile app for volunteers and people in need' }));
  expect(app.getByRole('link').getAttribute('href')).toBe('/app');
});

describe('the public counters', () => {
  test('each with the right form of its noun', async () => {
    await show('pl');
    const items = within(await counters()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1284 członkowie społeczności',
      '1 nadchodzące wydarzenie',
      '2 wydarzenia trwają teraz',
      '216 zakończonych wydarzeń',
    ]);
  });

  test('hold their place until they come', async () => {
    stubFetch(() => new Promise(() => {}));
    await show('pl');
    const region = await screen.findByRole('region', { name: /^W\sliczbach$/, busy: true });
    expect(within(region).getAllByRole('listitem')).toHaveLength(4);
  });

  test.each([
    ['the server fails', () => new Response(null, { status: 503 })],
    ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('go without a word when %s', async (_, answer) => {
    const loud: unknown[] = [];
    const stop = onFailure((failure) => !failure.quiet && loud.push(failure));
    stubFetch(answer);
    await show('pl');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^W\sliczbach$/ })).toBeNull());
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(loud).toEqual([]);
    stop();
  });
});
