// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetOne } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/panel/data/ApiError.ts';
import { ConfirmButton } from '../../../src/panel/kit/action/ConfirmButton.tsx';
import type { Confirmation } from '../../../src/panel/kit/action/ReasonField.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser());

interface Shown {
  readonly action?: (reason: string | undefined) => Promise<unknown>;
  readonly reason?: Confirmation['reason'];
  readonly operationId?: Confirmation['operationId'];
  readonly isReversible?: boolean;
  readonly role?: 'admin' | 'volunteer';
}

const volunteer = buildVolunteer();

function Page({
  action = async () => undefined,
  operationId = 'rejectVolunteer',
  reason,
  isReversible,
}: Shown) {
  useGetOne('volunteers', { id: volunteer.id });
  return (
    <>
      <h1 tabIndex={-1}>Profil</h1>
      <ConfirmButton
        operationId={operationId}
        label="Odrzuć"
        title="Odrzucić: Łucja?"
        text="Łucja nie dołączy."
        action={action}
        reason={reason}
        isReversible={isReversible}
      />
    </>
  );
}

async function show({ role = 'admin', ...props }: Shown = {}) {
  const api = stubVolunteers([volunteer]);
  await renderMember([{ path: '*', element: <Page {...props} /> }], { at: '/', user: buildUser({ role }) });
  await waitFor(() => expect(api.calls()).toHaveLength(1));
  return api;
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć' }));
  return within(await screen.findByRole('dialog', { name: 'Odrzucić: Łucja?' }));
};

test('asks first, says that it is final, and does nothing when the person thinks better of it', async () => {
  const action = vi.fn(async () => undefined);
  await show({ action });
  const dialog = await openDialog();
  expect(dialog.getByText('Łucja nie dołączy.')).toBeDefined();
  expect(dialog.getByText('Tej czynności nie można cofnąć.')).toBeDefined();
  // Enter by mistake cancels.
  expect(document.activeElement?.textContent).toBe('Anuluj');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Odrzuć');
  expect(action).not.toHaveBeenCalled();
});

test('acts once, then says what the contract says and reads the record again', async () => {
  let end = () => {};
  const action = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const { calls } = await show({ action });
  const dialog = await openDialog();
  const confirm = dialog.getByRole('button', { name: 'Odrzuć' });
  await userEvent.click(confirm);
  await userEvent.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(confirm);
  expect(screen.queryByText('Wolontariusz został odrzucony')).toBeNull();
  end();
  await screen.findByText('Wolontariusz został odrzucony');
  expect(action).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(calls()).toHaveLength(2));
});

test('a refusal is told in the dialog, not tried again, and the record is read again', async () => {
  const problem = buildProblem({ status: 409, code: 'volunteer_not_pending', message: 'Już zdecydowano' });
  const action = vi.fn().mockRejectedValue(new ApiError(409, problem));
  const { calls } = await show({ action });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć' }));
  await dialog.findByText('Już zdecydowano');
  expect(action).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(dialog.getByRole('button', { name: 'Odrzuć' }).getAttribute('aria-busy')).toBe('false');
});

test.each([
  [503, 'Serwis chwilowo nie działa'],
  [403, 'Nie wolno'],
])('what a toast tells too (%i) stays in the dialog', async (status, message) => {
  const problem = buildProblem({ status, message, messages: [message] });
  await show({ action: vi.fn().mockRejectedValue(new ApiError(status, problem)) });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć' }));
  await dialog.findByText(message);
});

test('a way back is not denied', async () => {
  await show({ isReversible: true });
  const dialog = await openDialog();
  expect(dialog.queryByText('Tej czynności nie można cofnąć.')).toBeNull();
});

test('a failure after the dialog was closed is a toast', async () => {
  let fail = (_: unknown) => {};
  await show({
    action: () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fail(new ApiError(500, undefined));
  await screen.findByText('Coś poszło nie tak. Spróbuj ponownie');
});

test.each<[Confirmation['operationId'], string, string | undefined]>([
  ['rejectVolunteer', 'ab', 'Wpisz co najmniej 3 znaki'],
  ['rejectVolunteer', 'a'.repeat(251), 'Wpisz najwyżej 250 znaków'],
  ['cancelEvent', ' ', 'To pole jest wymagane'],
  ['rejectVolunteer', 'abc', undefined],
  ['rejectVolunteer', ' ', undefined],
])('%s: a reason of "%s" answers %s', async (operationId, typed, message) => {
  const action = vi.fn(async () => undefined);
  await show({ action, operationId, reason: { label: 'Powód' } });
  const dialog = await openDialog();
  const field = dialog.getByRole('textbox', { name: /Powód/ });
  expect(document.activeElement).toBe(field);
  await userEvent.click(field);
  await userEvent.paste(typed);
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć' }));
  if (message) {
    await dialog.findByText(message);
    expect(document.activeElement).toBe(field);
    expect(action).not.toHaveBeenCalled();
  } else {
    await waitFor(() => expect(action).toHaveBeenCalledWith(typed.trim() || undefined, undefined));
  }
});

test('who may not do it does not see it', async () => {
  await show({ role: 'volunteer' });
  expect(screen.queryByRole('button', { name: 'Odrzuć' })).toBeNull();
});

test('a reason that was typed is there again after a reload, until it is given up or taken', async () => {
  const action = vi.fn(async () => undefined);
  const show = () =>
    renderMember([{ path: '*', element: <Page action={action} reason={{ label: 'Powód' }} /> }], { at: '/' });
  stubVolunteers([volunteer]);
  await show();
  await userEvent.type((await openDialog()).getByRole('textbox'), 'Zgłoszenie testowe');
  cleanup();

  await show();
  const again = await openDialog();
  expect(again.getByText(/^Przywrócono niezapisany tekst z/)).toBeDefined();
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Zgłoszenie testowe');
  await userEvent.click(again.getByRole('button', { name: 'Odrzuć' }));
  await waitFor(() => expect(action).toHaveBeenCalledWith('Zgłoszenie testowe', undefined));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.keys(sessionStorage)).toEqual([]);

  await userEvent.type((await openDialog()).getByRole('textbox'), 'Inny powód');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(Object.keys(sessionStorage)).toEqual([]);
});
