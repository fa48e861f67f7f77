// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import VolunteerList from '../../../src/panel/volunteers/VolunteerList.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: '/volunteers', element: <VolunteerList /> },
  { path: '/volunteer/:profileId', element: <VolunteerShow /> },
];
const dialog = async () => within(await screen.findByRole('dialog'));

test('a profile shows its tags, and the dialog adds one of the foundation’s and a new one', async () => {
  const volunteer = buildVolunteer({ tags: ['kuchnia'] });
  stubVolunteers([volunteer, buildVolunteer({ tags: ['kierowca'] })]);
  await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
  const tag = await screen.findByRole('link', { name: 'kuchnia' });
  expect(tag.getAttribute('href')).toBe('/volunteers?tags=kuchnia');
  await userEvent.click(screen.getByRole('button', { name: 'Zmień etykiety' }));
  const asked = await dialog();
  await userEvent.type(await asked.findByRole('combobox', { name: 'Etykiety' }), 'kier');
  await userEvent.click(await screen.findByRole('option', { name: 'kierowca' }));
  await userEvent.type(asked.getByRole('combobox', { name: 'Etykiety' }), 'po szkoleniu{Enter}');
  await userEvent.click(asked.getByRole('button', { name: 'Zapisz' }));
  await screen.findByRole('link', { name: 'po szkoleniu' });
  expect(volunteer.tags).toEqual(['kuchnia', 'kierowca', 'po szkoleniu']);
});

test('a selection is tagged, whoever is in it', async () => {
  const volunteers = [buildVolunteer(), buildVolunteer({ firstname: 'Jan', accountStatus: 'verified' })];
  const bodies: unknown[] = [];
  stubVolunteers(volunteers, async (url, request) => {
    if (!url.pathname.endsWith('/volunteers/tags')) return undefined;
    bodies.push(await request.json());
    return jsonResponse({ tagged: 2, full: 0 });
  });
  await renderMember(pages, { at: '/volunteers' });
  await screen.findAllByText(/Jan/);
  for (const box of screen.getAllByRole('checkbox', { name: /Wiśniewska/ })) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj etykiety zaznaczonym' }));
  const asked = await dialog();
  await userEvent.type(await asked.findByRole('combobox', { name: 'Etykiety' }), 'kierowca{Enter}');
  await userEvent.click(asked.getByRole('button', { name: 'Zapisz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ ids: volunteers.map(({ id }) => id), tag: 'kierowca' }]);
});
