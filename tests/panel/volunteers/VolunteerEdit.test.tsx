// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import VolunteerEdit from '../../../src/panel/volunteers/VolunteerEdit.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: '/volunteer/:profileId', element: <VolunteerShow /> },
  { path: '/volunteer/:profileId/edit', element: <VolunteerEdit /> },
];

test('a wrong phone is put right from the profile, over the version that was read', async () => {
  const volunteer = buildVolunteer({ version: 7 });
  const { requests } = stubVolunteers([volunteer]);
  const { router } = await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
  await userEvent.click(await screen.findByRole('link', { name: 'Edytuj' }));
  const phone = await screen.findByRole('textbox', { name: /^Telefon/ });
  await userEvent.clear(phone);
  await userEvent.type(phone, '664 373 424');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByRole('heading', { level: 1, name: 'Łucja Wiśniewska' });
  expect(router.state.location.pathname).toBe(`/volunteer/${volunteer.id}`);
  expect(requests.some(({ method }) => method === 'PUT')).toBe(true);
  expect(volunteer).toMatchObject({ phone: '+48664373424', version: 8 });
});

test('the e-mail of an account can be read, not changed, and the page says why', async () => {
  const volunteer = buildVolunteer();
  stubVolunteers([volunteer]);
  await renderMember(pages, { at: `/volunteer/${volunteer.id}/edit` });
  const email = await screen.findByLabelText(/E-mail/);
  expect(email).toHaveProperty('readOnly', true);
  const [hint] = [...(email.getAttribute('aria-describedby') ?? '').split(' ')].flatMap(
    (id) => document.getElementById(id) ?? [],
  );
  expect(hint?.textContent).toMatch(/loguje się do aplikacji/);
});

test('the e-mail of who has no account can be changed', async () => {
  const volunteer = buildVolunteer({ hasAccount: false });
  stubVolunteers([volunteer]);
  await renderMember(pages, { at: `/volunteer/${volunteer.id}/edit` });
  expect(await screen.findByLabelText(/E-mail/)).toHaveProperty('readOnly', false);
});
