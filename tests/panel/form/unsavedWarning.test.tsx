// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useNavigation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { CredentialsForm } from '../../../src/contract/generated/forms/Credentials.ts';
import { ContractForm } from '../../../src/panel/kit/form/ContractForm.tsx';
import { useSignOut } from '../../../src/panel/shell/ProfileMenu.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubFetch } from '../support/stubFetch.ts';
import { renderForm } from './renderForm.tsx';

beforeEach(() => {
  stubBrowser();
  return () => vi.unstubAllGlobals();
});

const away = () => screen.getByRole('link', { name: 'Gdzie indziej' });
const closeWindow = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'closed';
};

function SignOut() {
  return (
    <button type="button" onClick={useSignOut()}>
      Wyloguj
    </button>
  );
}

/** Renders with the router. */
function Around({ onRender }: { readonly onRender: () => void }) {
  useNavigation();
  onRender();
  return null;
}

test('what nobody has changed is left without a question', async () => {
  const { user, router } = await renderForm(CredentialsForm);
  expect(closeWindow()).toBe('closed');
  await user.click(away());
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('with unsaved changes a person is asked, and may stay or leave', async () => {
  const { user, router, field } = await renderForm(CredentialsForm);
  await user.type(field('E-mail|Adres e-mail'), 'anna');
  await waitFor(() => expect(closeWindow()).toBe('asked'));

  await user.click(away());
  await user.click(await screen.findByRole('button', { name: 'Zostań na stronie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/');
  expect(field('E-mail|Adres e-mail').value).toBe('anna');

  await user.click(away());
  await user.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
  expect(await screen.findByText('Inna strona')).toBeTruthy();
  expect(closeWindow()).toBe('closed');
});

test('a change that was taken back is none', async () => {
  const { user, field } = await renderForm(CredentialsForm);
  await user.type(field('E-mail|Adres e-mail'), 'anna');
  await waitFor(() => expect(closeWindow()).toBe('asked'));
  await user.clear(field('E-mail|Adres e-mail'));
  await waitFor(() => expect(closeWindow()).toBe('closed'));
});

test('what was saved is left without a question', async () => {
  const { user, submit, field } = await renderForm(CredentialsForm);
  await user.type(field('E-mail|Adres e-mail'), 'anna@demo.example');
  await user.type(screen.getByLabelText(/^Hasło/), 'secret');
  await submit();
  await waitFor(() => expect(closeWindow()).toBe('closed'));
});

test('who logs out is asked before, and once', async () => {
  const requests = stubFetch(() => new Response(null, { status: 204 }));
  const { user, router, field } = await renderForm(CredentialsForm, {}, <SignOut />);
  await user.type(field('E-mail|Adres e-mail'), 'anna');

  await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
  await user.click(await screen.findByRole('button', { name: 'Zostań na stronie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([]);
  expect(closeWindow()).toBe('asked');

  await user.click(screen.getByRole('button', { name: 'Wyloguj' }));
  await user.click(await screen.findByRole('button', { name: 'Opuść bez zapisywania' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/users/logout']);
  expect(closeWindow()).toBe('closed');
});

test('of two forms on a page, each one is asked about', async () => {
  const other = <ContractForm form={CredentialsForm} submitLabel="Zapisz" onSubmit={async () => undefined} />;
  const { user, router } = await renderForm(CredentialsForm, {}, other);
  for (const field of screen.getAllByRole('textbox')) await user.type(field, 'anna');
  for (const field of screen.getAllByRole('textbox')) {
    await user.click(away());
    await user.click(await screen.findByRole('button', { name: 'Zostań na stronie' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/');
    await user.clear(field);
  }
  await waitFor(() => expect(closeWindow()).toBe('closed'));
  await user.click(away());
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('the first key renders nothing of the page around the form', async () => {
  const onRender = vi.fn();
  const { user, field } = await renderForm(CredentialsForm, {}, <Around onRender={onRender} />);
  onRender.mockClear();
  await user.type(field('E-mail|Adres e-mail'), 'a');
  await waitFor(() => expect(closeWindow()).toBe('asked'));
  expect(onRender).not.toHaveBeenCalled();
});
