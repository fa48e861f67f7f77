// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand';
import { ErrorBoundary } from '../../../src/panel/app/App.tsx';
import { MissingPart } from '../../../src/panel/data/loadPart.ts';
import { useUnsavedForm } from '../../../src/panel/kit/form/UnsavedGuard.tsx';
import { RouteError } from '../../../src/panel/shell/RouteError.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';

// React and react-router tell the console of each caught error; here they are what is wanted.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const fails = (error: unknown) => () => {
  throw error;
};
const at = (loader: () => never) => [
  { path: '*', loader, element: null, ErrorBoundary: RouteError, hydrateFallbackElement: null },
];

test('it has the customer’s title and the message of the error', async () => {
  await renderInPanel(at(fails(new Error('chunk 7 is gone'))), { language: 'en' });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined();
  expect(screen.getByText('chunk 7 is gone')).toBeDefined();
  expect(document.title).toBe('Unexpected Application Error! · Volunteer Panel');
});

test('or the status of an answer', async () => {
  await renderInPanel(at(fails(new Response(null, { status: 418, statusText: 'Teapot' }))), {
    language: 'en',
  });
  expect(await screen.findByText('418 Teapot')).toBeDefined();
});

test('what fails outside the router is caught too', async () => {
  const Broken = fails(new Error('broken provider'));
  await renderInPanel(
    [
      {
        path: '*',
        element: (
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
        ),
      },
    ],
    { language: 'en' },
  );
  expect(screen.getByText('broken provider')).toBeDefined();
});

test('without a network that is said instead, with a way back to what is there', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderInPanel(at(fails(new Error('chunk 7 is gone'))));
  expect(await screen.findByRole('heading', { name: 'Brak połączenia z internetem' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Wróć do poprzedniej strony' })).toBeDefined();
  expect(screen.queryByText('chunk 7 is gone')).toBeNull();
});

test('its heading takes the focus, which the page that failed had or was to have', async () => {
  await renderInPanel(at(fails(new Error('chunk 7 is gone'))));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1 }));
});

const unsaved = createStore(() => true);

/** A form, such as of a dialog over the page. */
function Typed() {
  useUnsavedForm(unsaved, true);
  return null;
}

describe('what is gone because there is a newer panel', () => {
  const gone = at(fails(new MissingPart('replaced')));
  const newer = 'There is a new version of the panel. Reload the page to use it.';

  function stubReload() {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    return reload;
  }

  test('has the page reloaded, once', async () => {
    const reload = stubReload();
    const first = await renderInPanel(gone, { language: 'en' });
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(screen.queryByText(newer)).toBeNull();
    first.unmount();

    await renderInPanel(gone, { language: 'en' });
    expect(await screen.findByText(newer)).toBeDefined();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is but told under something that is typed', async () => {
    const reload = stubReload();
    render(<Typed />);
    await renderInPanel(gone, { language: 'en' });
    expect(await screen.findByText(newer)).toBeDefined();
    expect(reload).not.toHaveBeenCalled();
  });
});
