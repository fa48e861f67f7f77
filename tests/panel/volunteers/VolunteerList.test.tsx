// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import VolunteerList from '../../../src/panel/volunteers/VolunteerList.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/volunteers', element: <VolunteerList /> }];
const buildAll = () => [
  buildVolunteer({ firstname: 'Łucja' }),
  buildVolunteer({ firstname: 'Jan', lastname: 'Nowak' }),
  buildVolunteer({ firstname: 'Олена', accountStatus: 'verified' }),
];
const select = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Zaznacz: ${name}` }));

test('only who waits of a selection can be verified, and the question tells how many and who', async () => {
  const { calls } = stubVolunteers(buildAll());
  await renderMember(pages, { at: '/volunteers' });
  await select('Łucja Wiśniewska');
  await userEvent.click(
    screen.getByRole('checkbox', { name: 'Zaznacz wszystkie możliwe pozycje na stronie' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zweryfikuj 2 osoby' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Zweryfikuj 2 osoby' }));
  await dialog.findByText('Tej czynności nie można cofnąć.');
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Łucja Wiśniewska',
    'Jan Nowak',
  ]);
  expect(dialog.getByText('Tej czynności nie można cofnąć.')).toBeDefined();
  expect(calls().some((call) => call.includes('/verify'))).toBe(false);

  await userEvent.click(dialog.getByRole('button', { name: 'Zweryfikuj 2 osoby' }));
  await screen.findByText('Zweryfikowano 2 wolontariuszy');
  expect(calls().filter((call) => call.includes('/verify'))).toHaveLength(2);
  // The list is read again, and nobody who waits is left.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Zweryfikuj 2 osoby' })).toBeNull());
  expect(within(screen.getByRole('table')).getAllByText('Zweryfikowany użytkownik')).toHaveLength(3);
});

test('says who could not be verified and why, once', async () => {
  const all = buildAll();
  const problem = buildProblem({ status: 409, code: 'volunteer_not_pending', message: 'Już zdecydowano' });
  const { requests } = stubVolunteers(all, ({ pathname }) =>
    pathname.includes(`${all[1]?.id}/verify`) ? jsonResponse(problem, 409) : undefined,
  );
  await renderMember(pages, { at: '/volunteers' });
  await select('Łucja Wiśniewska');
  await select('Jan Nowak');
  await userEvent.click(screen.getByRole('button', { name: 'Zweryfikuj 2 osoby' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Zweryfikuj 2 osoby' }));
  await dialog.findByText('Nie udało się: 1');
  expect(dialog.getByText('Zweryfikowano 1 wolontariusza')).toBeDefined();
  expect(dialog.getByRole('listitem').textContent).toBe('Jan Nowak – Już zdecydowano');
  const verifications = requests.filter(({ url }) => url.includes('/verify'));
  expect(verifications.map(({ headers }) => [headers.get('source-device'), headers.get('no-toast')])).toEqual(
    [
      ['web', 'true'],
      ['web', 'true'],
    ],
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Zamknij' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const pressAt = (button: HTMLElement, timeStamp: number) => {
  const press = createEvent.click(button);
  Object.defineProperty(press, 'timeStamp', { value: timeStamp });
  fireEvent(button, press);
};

/** Two are to be verified, and the first answer waits until it is let go. */
const startSlowly = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { calls } = stubVolunteers(buildAll(), async ({ pathname }) => {
    if (pathname.includes('/verify')) await held;
    return undefined;
  });
  await renderMember(pages, { at: '/volunteers' });
  await select('Łucja Wiśniewska');
  await select('Jan Nowak');
  await userEvent.click(screen.getByRole('button', { name: 'Zweryfikuj 2 osoby' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = await dialog.findByRole('button', { name: 'Zweryfikuj 2 osoby' });
  const startedAt = performance.now();
  await userEvent.click(confirm);
  const verified = () => calls().filter((call) => call.includes('/verify'));
  return {
    dialog,
    startedAt,
    stop: await dialog.findByRole('button', { name: 'Przerwij' }),
    letGo,
    verified,
  };
};

test('the second press of a double click on what starts it does not stop it', async () => {
  const { startedAt, stop, letGo, verified } = await startSlowly();
  pressAt(stop, startedAt + 100);
  letGo();
  await screen.findByText('Zweryfikowano 2 wolontariuszy');
  expect(verified()).toHaveLength(2);
});

test('what is stopped tells how many are done and left, and these stay selected', async () => {
  const { dialog, stop, letGo, verified } = await startSlowly();
  // Later than a double click.
  pressAt(stop, performance.now() + 2000);
  letGo();
  await dialog.findByText('Przerwano. Gotowe: 1 z 2, pozostało: 1');
  expect(verified()).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Zamknij' }));
  await screen.findByRole('button', { name: 'Zweryfikuj 1 osobę' });
  expect(screen.getByRole('checkbox', { name: 'Zaznacz: Jan Nowak' })).toHaveProperty('checked', true);
});

test('who may not verify selects nothing', async () => {
  stubVolunteers(buildAll());
  await renderMember(pages, { at: '/volunteers', user: buildUser({ role: 'volunteer' }) });
  await screen.findByRole('link', { name: 'Jan Nowak' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a foundation without volunteers is told how they come', async () => {
  stubVolunteers([]);
  await renderMember(pages, { at: '/volunteers' });
  await screen.findByRole('heading', { name: 'Nie ma jeszcze wolontariuszy' });
  // user-event brings a clipboard.
  userEvent.setup();
  await userEvent.click(screen.getByRole('button', { name: 'Skopiuj link' }));
  await screen.findByText('Link skopiowany');
  expect(await navigator.clipboard.readText()).toMatch(/^http.*\/app$/);
  expect(screen.getByRole('link', { name: /^O\saplikacji$/ }).getAttribute('href')).toBe('/app');
});
