// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, test, vi } from 'vitest';
import AppPage from '../../../src/panel/mobile-app/AppPage.tsx';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

beforeEach(() => {
  stubBrowser();
  return () => {
    act(() => toastify.dismiss());
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test('tells volunteers, people in need and foundations what the app is for them', async () => {
  await renderVisitor(AppPage, '/app');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Aplikacja mobilna dla/);
  const items = (name: string) =>
    within(screen.getByRole('region', { name: new RegExp(`^${name}$`.replaceAll(' ', '\\s')) })).getAllByRole(
      'listitem',
    );
  expect(items('Dla wolontariuszy')).toHaveLength(4);
  expect(items('Dla osób w potrzebie')).toHaveLength(3);
  expect(screen.getByText(/^Wkrótce w\sGoogle Play i\sApp Store$/)).toBeDefined();
});

test('its address is copied, and that is said', async () => {
  const { user } = await renderVisitor(AppPage, '/app');
  await user.click(screen.getByRole('button', { name: 'Skopiuj link' }));
  expect((await screen.findByRole('status')).textContent).toContain('Link skopiowany');
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/app');
});

test('where the browser does not let it be copied, it is there to be copied by hand, selected', async () => {
  const { user } = await renderVisitor(AppPage, '/app');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Skopiuj link' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link do skopiowania' });
  expect(field.value).toBe('http://localhost:3000/app');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(screen.queryByText('Link skopiowany')).toBeNull();
});
