// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProblem } from '../support/buildProblem.ts';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubSettings } from '../support/stubSettings.ts';
import { renderSettings } from './renderSettings.tsx';

const get = 'GET /organizations/{id}/file-storage';

beforeEach(() => {
  stubBrowser();
});

test.each([
  ['pl', 'Pliki', '1,2 GB z 5 GB'],
  ['en', 'Files', '1.2 GB of 5 GB'],
  ['uk', 'Файли', '1,2 ГБ з 5 ГБ'],
  ['ru', 'Файлы', '1,2 ГБ из 5 ГБ'],
] as const)('what is used of the room for files is told, and drawn (%s)', async (language, name, text) => {
  stubSettings();
  const { card } = await renderSettings('organization', { language });
  const bar = await (await card(name)).findByRole('progressbar', { name });
  expect(bar.getAttribute('aria-valuetext')?.replace(/\s/g, ' ')).toBe(text);
  expect(bar.getAttribute('aria-valuenow')).toBe('24');
});

test('no room left is said in words', async () => {
  stubSettings((call) => (call === get ? jsonResponse({ bytes: 2 ** 20, maxBytes: 2 ** 20 }) : undefined));
  const { card } = await renderSettings('organization');
  await (await card('Pliki')).findByText(/Nie ma już miejsca/);
});

test('what could not be read is asked for again, and the form stays', async () => {
  let fails = true;
  stubSettings((call) =>
    call === get && fails
      ? jsonResponse(buildProblem({ status: 503, code: 'service_unavailable' }), 503)
      : undefined,
  );
  const { card, user } = await renderSettings('organization');
  const files = await card('Pliki');
  const retry = await files.findByRole('button');
  expect(screen.getByRole('region', { name: 'Kontakt' })).toBeDefined();
  fails = false;
  await user.click(retry);
  await files.findByRole('progressbar');
});
