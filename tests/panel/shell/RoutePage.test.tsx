// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { ContractForm } from '../../../src/panel/kit/form/ContractForm.tsx';
import { RoutePage } from '../../../src/panel/shell/RoutePage.tsx';
import { ShellLayout } from '../../../src/panel/shell/ShellLayout.tsx';
import { useModalStore } from '../../../src/panel/shell/UniversalModal.tsx';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

afterEach(() => vi.unstubAllGlobals());

const Start = () => <h1>Start</h1>;
const Events = () => <h1>Lista wydarzeń</h1>;

const Login = () => (
  <>
    <h1>Logowanie</h1>
    <ContractForm
      form={CredentialsForm}
      submitLabel="Zaloguj się"
      focusFirst
      onSubmit={async () => undefined}
    />
  </>
);

function show(Page: ComponentType = Events) {
  let arrive = () => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = () => resolve({ default: Page });
      }),
  );
  const routes = [
    {
      element: <ShellLayout Tools={() => null} />,
      children: [
        {
          path: '/',
          element: <RoutePage key="a" title="shell.titles.landing" Page={Start} />,
        },
        { path: '/events', element: <RoutePage key="b" title="shell.titles.events" Page={Late} /> },
      ],
    },
  ];
  return renderInPanel(routes).then((view) => ({ ...view, arrive: () => arrive() }));
}

test('a page names the window, and nothing moves when the panel opens', async () => {
  const { scrollTo } = stubBrowser();
  await show();
  expect(document.title).toBe('Strona główna · Panel wolontariatu');
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a change of the route shows the bar, then scrolls smoothly up and moves the focus', async () => {
  const { scrollTo } = stubBrowser();
  const { router, arrive } = await show();

  await act(() => router.navigate('/events'));
  expect(screen.getByRole('progressbar', { name: 'Wczytywanie' })).toBeDefined();
  expect(screen.queryByText('Start')).toBeNull();

  await act(async () => arrive());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lista wydarzeń' })),
  );
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  expect(document.title).toBe('Wydarzenia · Panel wolontariatu');
});

test('the way back to the page that the panel was opened at is a change like any other', async () => {
  const { scrollTo } = stubBrowser();
  const { router, arrive } = await show();
  await act(() => router.navigate('/events'));
  await act(async () => arrive());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Start' })));
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('the new page is announced', async () => {
  stubBrowser();
  const { router, arrive } = await show();
  await act(() => router.navigate('/events'));
  await act(async () => arrive());
  const region = screen.getByText('Wydarzenia', { ignore: 'a' });
  expect(region.getAttribute('aria-live')).toBe('polite');
});

test('a new query is no new page', async () => {
  const { scrollTo } = stubBrowser();
  const { router } = await show();
  await act(() => router.navigate('/?page=2'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('who wants less motion is taken up at once', async () => {
  const { scrollTo } = stubBrowser('(prefers-reduced-motion: reduce)');
  const { router, arrive } = await show();
  await act(() => router.navigate('/events'));
  await act(async () => arrive());
  await waitFor(() => expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' }));
});

test.for([{ Page: Events }, { Page: Login }])(
  'a page that comes while a dialog is open leaves the focus there: $Page.name',
  async ({ Page }) => {
    stubBrowser();
    const { router, arrive } = await show(Page);
    await act(() => router.navigate('/events'));
    await act(async () => {
      // biome-ignore lint/a11y/noAutofocus: as in the dialogs of the panel.
      useModalStore.getState().open({ title: 'Szukaj', content: <input autoFocus /> });
    });
    const field = document.querySelector('[role="dialog"] input');
    expect(document.activeElement).toBe(field);
    await act(async () => arrive());
    await waitFor(() => expect(document.querySelector('#main h1')).not.toBeNull());
    expect(document.activeElement).toBe(field);
  },
);
