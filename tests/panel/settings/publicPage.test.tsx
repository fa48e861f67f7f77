// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

const put = 'PUT /organizations/{id}/public-page';
const admin = buildUser({ role: 'admin' });

beforeEach(() => {
  stubBrowser();
});

const linkTo = (name: string) => screen.findByRole('link', { name });

test('an admin turns the page on, and gets its address, its posters and the code to embed it', async () => {
  const { bodyOf } = stubSettings();
  const { press, user, card } = await renderSettings('publicPage', { user: admin });
  const page = await card('Strona publiczna');
  await page.findByText(/Strona jest wyłączona/);
  await page.findByText(/https:\/\/panel\.example\/f\/fundacja-pomocna-dlon/);

  await user.click(await screen.findByRole('switch', { name: 'Strona jest włączona' }));
  const slug = await screen.findByRole('textbox', { name: /Końcówka adresu/ });
  await user.clear(slug);
  await user.paste('pomocna-dlon');
  await user.click(await screen.findByRole('textbox', { name: /O danych osobowych/ }));
  await user.paste('Administrator danych');
  await user.click(await screen.findByRole('button', { name: /Dodaj/ }));
  await user.click(await screen.findByRole('textbox', { name: /Strony, na których można ją osadzić 1/ }));
  await user.paste('www.fundacja.example');
  await press('Zapisz ustawienia strony');

  await screen.findByText('Zmieniono pomyślnie');
  expect(await bodyOf(put)).toEqual({
    isOn: true,
    slug: 'pomocna-dlon',
    informationClause: 'Administrator danych',
    embedHosts: ['www.fundacja.example'],
    version: 1,
  });
  const url = 'https://panel.example/f/pomocna-dlon';
  for (const [name, href] of [
    ['Otwórz stronę', url],
    ['Plakat strony', `${url}/poster?of=page`],
    ['Plakat dla wolontariuszy', `${url}/poster?of=volunteer`],
    ['Plakat dla osób w potrzebie', `${url}/poster?of=help`],
  ] as const) {
    const link = await linkTo(name);
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adres strony publicznej' });
  expect(address.value).toBe(url);
  const snippet = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Kod do osadzenia/ });
  expect(snippet.value).toMatch(
    /^<iframe src="https:\/\/panel\.example\/f\/pomocna-dlon" title="[^"<>]+" .*><\/iframe>$/,
  );
  await press('Skopiuj kod');
  await screen.findByText('Kod skopiowany');
  expect(await navigator.clipboard.readText()).toBe(snippet.value);
});

test('an address that another foundation has is said at its field, and what was typed stays', async () => {
  const errors = [{ field: 'slug', code: 'slugTaken', message: 'Tego adresu używa już inna fundacja' }];
  stubSettings((call) => (call === put ? jsonResponse(buildProblem({ errors }), 400) : undefined));
  const { press, user } = await renderSettings('publicPage', { user: admin });
  const slug = await screen.findByRole<HTMLInputElement>('textbox', { name: /Końcówka adresu/ });
  await user.clear(slug);
  await user.paste('zajety');
  await press('Zapisz ustawienia strony');
  await screen.findAllByText(/Tego adresu używa już inna fundacja/);
  await waitFor(() => expect(slug.getAttribute('aria-invalid')).toBe('true'));
  expect(slug.value).toBe('zajety');
});

test('a coordinator has the address and the posters, and no settings', async () => {
  const { stored } = stubSettings();
  stored.page = { ...stored.page, isOn: true };
  const { card } = await renderSettings('publicPage', { user: buildUser({ role: 'coordinator' }) });
  await card('Strona publiczna');
  await linkTo('Plakat strony');
  expect(screen.queryByRole('region', { name: 'Ustawienia strony' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /Kod do osadzenia/ })).toBeNull();
});

test('a coordinator is told who turns it on', async () => {
  stubSettings();
  const { card } = await renderSettings('publicPage', { user: buildUser({ role: 'coordinator' }) });
  await (await card('Strona publiczna')).findByText(/Włączyć ją może administrator/);
});

test('what could not be read is asked for again', async () => {
  let fails = true;
  stubSettings((call) =>
    call.startsWith('GET') && call.endsWith('public-page') && fails
      ? jsonResponse(buildProblem({ status: 503, code: 'service_unavailable' }), 503)
      : undefined,
  );
  const { press } = await renderSettings('publicPage', { user: admin });
  const retry = await screen.findByRole('button', { name: /ponownie/ });
  fails = false;
  await press(retry.textContent ?? '');
  await screen.findByRole('region', { name: 'Strona publiczna' });
});
