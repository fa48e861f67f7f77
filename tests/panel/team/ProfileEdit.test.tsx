// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import CoordinatorShow from '../../../src/panel/team/profile/CoordinatorShow.tsx';
import { buildCoordinator } from '../support/buildCoordinator.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { renewalDialog } from '../support/stubSession.ts';
import { stubTeam } from './stubTeam.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: '/coordinator/:profileId', element: <CoordinatorShow /> },
  { path: '/our-team', element: <h1>Nasz zespół</h1> },
];
type OnPut = (body: Record<string, unknown>) => Response;

const user = buildUser();
const own = () => buildCoordinator({ id: user.id, name: user.name, email: user.email, role: 'admin' });
const address = `/coordinator/${user.id}`;
const put = `PUT /organization-coordinators/${user.id}`;
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`), hidden: true });
const rewrite = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));

async function edit({ onPut, ...team }: Parameters<typeof stubTeam>[0] & { onPut?: OnPut } = {}) {
  const answer: typeof team.answer = (url, request) =>
    onPut && request.method === 'PUT' ? request.json().then(onPut) : team.answer?.(url, request);
  const stub = stubTeam({ members: [own()], ...team, answer });
  const view = await renderMember(pages, { at: address });
  await userEvent.click(await screen.findByRole('link', { name: 'Edytuj' }));
  await screen.findByRole('button', { name: 'Zapisz' });
  return { ...stub, ...view };
}

test('saves, says so, and shows it everywhere without a reload', async () => {
  const { router, bodies, calls } = await edit();
  expect(router.state.location.search).toBe('?edit');
  expect(document.activeElement).toBe(field('Imię i nazwisko'));
  await rewrite('Imię i nazwisko', 'Anna Nowak-Kowalska');
  await save();
  await screen.findByText('Dane profilu zostały zaktualizowane');
  await screen.findByRole('heading', { level: 1, name: 'Anna Nowak-Kowalska' });
  expect(router.state.location.search).toBe('');
  expect(useSessionStore.getState().user?.name).toBe('Anna Nowak-Kowalska');
  expect(bodies[put]).toEqual({
    name: 'Anna Nowak-Kowalska',
    email: user.email,
    phoneNumber: '+48602345678',
    town: 'Zgierz',
    version: 1,
  });
  expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(1);
  // The form is gone; the keyboard goes on from the heading.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  expect(screen.queryByText(/wysłaliśmy link/)).toBeNull();
});

test('a new e-mail waits for its confirmation: said under the field and after saving', async () => {
  await edit();
  expect(screen.getByText(/Nowy adres zacznie obowiązywać po otwarciu linku/)).toBeDefined();
  expect(screen.queryByLabelText(/^Obecne hasło/)).toBeNull();
  await rewrite('E-mail', 'anna@nowy.example');
  await userEvent.type(await screen.findByLabelText(/^Obecne hasło/), 'Moje-2026!');
  await save();
  await screen.findByText(/^Na adres anna@nowy\.example wysłaliśmy link/);
  expect(useSessionStore.getState().user?.email).toBe(user.email);
  expect(screen.getAllByRole('link', { name: user.email }).length).toBeGreaterThan(0);
});

test('what the API refuses is told on its field, and nothing typed is lost', async () => {
  const message = 'Konto z podanym adresem e-mail już istnieje!';
  const errors = [{ field: 'email', code: 'email_taken', message }];
  const problem = buildProblem({ status: 409, code: 'email_taken', message, errors });
  await edit({
    answer: (_url, { method }) => (method === 'PUT' ? jsonResponse(problem, 409) : undefined),
  });
  await rewrite('Imię i nazwisko', 'Anna Nowak');
  await rewrite('E-mail', 'zajety@demo.example');
  await save();
  await screen.findByText(message);
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(field('Imię i nazwisko').value).toBe('Anna Nowak');
});

test('a session that has ended loses nothing that was typed', async () => {
  const text = 'Sesja wygasła. Zaloguj się ponownie';
  const problem = buildProblem({ status: 401, code: 'unauthenticated', message: text, messages: [] });
  const { router } = await edit({
    answer: (_url, { method }) => (method === 'PUT' ? jsonResponse(problem, 401) : undefined),
  });
  await rewrite('Imię i nazwisko', 'Anna Nowak');
  await save();
  await renewalDialog();
  expect(field('Imię i nazwisko').value).toBe('Anna Nowak');
  expect(router.state.location.search).toBe('?edit');
});

test('Cancel leaves at once with nothing typed, and else asks', async () => {
  const { router } = await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Edytuj' }));
  await screen.findByRole('button', { name: 'Zapisz' });
  await rewrite('Imię i nazwisko', 'Anna Nowak');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zostań na stronie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Imię i nazwisko').value).toBe('Anna Nowak');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
  await screen.findByRole('heading', { level: 1, name: user.name });
  expect(router.state.location.search).toBe('');
});

test('what another tab has saved meanwhile is shown before it is written over, and taken over', async () => {
  const theirs = { ...own(), town: 'Łódź', version: 2 };
  const problem = buildProblem({ status: 409, code: 'record_changed', message: 'Ktoś zmienił te dane' });
  const bodies: Record<string, unknown>[] = [];
  let isStale = false;
  await edit({
    answer: (_url, { method }) => (method === 'GET' && isStale ? jsonResponse(theirs) : undefined),
    onPut: (body) => {
      bodies.push(body);
      isStale = true;
      return body.version === theirs.version
        ? jsonResponse({ ...theirs, ...body })
        : jsonResponse(problem, 409);
    },
  });
  await rewrite('Imię i nazwisko', 'Anna Nowak');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Ktoś w międzyczasie zmienił te dane' }));
  expect(dialog.getByText('Łódź')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Wczytaj nowszą wersję' }));
  await waitFor(() => expect(field('Miejscowość').value).toBe('Łódź'));
  expect(field('Imię i nazwisko').value).toBe('Anna Nowak');
  await save();
  await screen.findByText('Dane profilu zostały zaktualizowane');
  expect(bodies.map(({ version }) => version)).toEqual([1, 2]);
  expect(bodies.at(-1)).toMatchObject({ name: 'Anna Nowak', town: 'Łódź' });
});
