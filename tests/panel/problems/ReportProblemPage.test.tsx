// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as toastify } from 'react-toastify/unstyled';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import ReportProblemPage from '../../../src/panel/problems/ReportProblemPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { expectFocusedHeading } from '../support/expectFocusedHeading.ts';
import { renderInPanel } from '../support/renderInPanel.tsx';
import { renderVisitor } from '../support/renderVisitor.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const description = 'Nie da się zapisać szkicu.';
const sent = () => jsonResponse({ message: 'Zgłoszenie wysłane' }, 202);

beforeEach(() => {
  stubBrowser();
  sessionStorage.clear();
  return () => {
    act(() => {
      toastify.dismiss();
      useSessionStore.setState({ user: undefined });
    });
    vi.unstubAllGlobals();
  };
});

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const sentAlong = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij zgłoszenie' }));

test('what happened is sent with the page and the browser, and both are told before', async () => {
  const requests = stubFetch(sent);
  await renderVisitor(ReportProblemPage, '/report-problem?page=%2Fcreate-event');
  expect(sentAlong()).toEqual(['Strona: /create-event', `Przeglądarka: ${navigator.userAgent}`]);
  await userEvent.type(field('Co się dzieje'), description);
  await press();
  await expectFocusedHeading('Dziękujemy za zgłoszenie');
  const [request] = requests;
  expect(new URL(request?.url ?? '').pathname).toBe('/api/problem-reports');
  expect(await request?.json()).toEqual({ description, page: '/create-event', browser: navigator.userAgent });
  expect(await screen.findByText('Zgłoszenie zostało wysłane')).toBeDefined();
  expect(screen.getByText('Zgłoszenie dotarło do operatora panelu.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Wróć do poprzedniej strony' }).getAttribute('href')).toBe(
    '/create-event',
  );
  expect(sessionStorage).toHaveLength(0);
});

test('who is signed in is answered at the known address, unless they give another', async () => {
  const requests = stubFetch(sent);
  const user = buildUser();
  act(() => useSessionStore.setState({ user }));
  await renderInPanel([{ path: '*', element: <ReportProblemPage /> }], { at: '/report-problem' });
  expect(field('E-mail do odpowiedzi').value).toBe(user.email);
  expect(sentAlong()).toContain(`Konto: ${user.name}`);
  await userEvent.clear(field('E-mail do odpowiedzi'));
  await userEvent.type(field('E-mail do odpowiedzi'), 'inny@mail.example');
  await userEvent.type(field('Co się dzieje'), description);
  await press();
  await screen.findByText('Operator panelu odpowie na adres inny@mail.example.');
  expect(await requests[0]?.json()).toMatchObject({ email: 'inny@mail.example' });
});

test('what is wrong stands at its field, and nothing is sent', async () => {
  const requests = stubFetch(sent);
  await renderVisitor(ReportProblemPage, '/report-problem');
  await userEvent.type(field('E-mail do odpowiedzi'), 'jan');
  await press();
  await screen.findByText('To pole jest wymagane');
  await screen.findByText('Podaj prawidłowy adres e-mail');
  expect(requests).toEqual([]);
});

test('a refusal keeps all that was typed, and a reload does, too', async () => {
  stubFetch(() =>
    jsonResponse(
      buildProblem({
        status: 503,
        code: 'service_unavailable',
        message: 'Baza odpoczywa',
        messages: ['Baza odpoczywa'],
      }),
      503,
    ),
  );
  const { unmount } = await renderVisitor(ReportProblemPage, '/report-problem');
  await userEvent.type(field('Co się dzieje'), description);
  await press();
  await screen.findAllByText('Baza odpoczywa');
  expect(field('Co się dzieje').value).toBe(description);
  unmount();
  await renderVisitor(ReportProblemPage, '/report-problem');
  expect(field('Co się dzieje').value).toBe(description);
});

test.each([
  ['//evil.example/x', '/x'],
  ['https://evil.example/x?y', '/x'],
  ['/restore-account?token=geheim', '/restore-account'],
  ['/nowhere at all', '/nowhere%20at%20all'],
])('whatever an address says of the page %s, it is one of ours without a query', async (page, told) => {
  await renderVisitor(ReportProblemPage, `/report-problem?page=${encodeURIComponent(page)}`);
  expect(sentAlong()).toContain(`Strona: ${told}`);
});

test('no more is sent along than the contract takes', async () => {
  const requests = stubFetch(sent);
  await renderVisitor(ReportProblemPage, `/report-problem?page=/${'x'.repeat(400)}`);
  await userEvent.type(field('Co się dzieje'), description);
  await press();
  await screen.findByRole('heading', { name: 'Dziękujemy za zgłoszenie' });
  expect(await requests[0]?.json()).toMatchObject({ page: '/'.padEnd(250, 'x') });
});
