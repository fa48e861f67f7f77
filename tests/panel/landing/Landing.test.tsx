// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import Landing from '../../../src/panel/landing/Landing.tsx';
import { buildUser } from '../support/buildUser.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';

const show = () => renderInPanel([{ path: '*', element: <Landing /> }], { language: 'en' });
const ways = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => useSessionStore.setState({ user: undefined }));

test('a visitor finds the two ways in', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  expect(ways()).toEqual([
    ['Register a foundation', '/register'],
    ['Sign in', '/login'],
  ]);
});

test('a member goes on to the panel', async () => {
  useSessionStore.setState({ user: buildUser() });
  await show();
  expect(ways()).toEqual([['Go to the panel', '/overview']]);
});
