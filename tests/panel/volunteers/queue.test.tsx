// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import VolunteerList from '../../../src/panel/volunteers/VolunteerList.tsx';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [
  { path: '/volunteers', element: <VolunteerList /> },
  { path: '/volunteer/:profileId', element: <VolunteerShow /> },
];

test('seven clicks verify three who wait, each after reading', async () => {
  const names = ['Anna', 'Beata', 'Celina'];
  const volunteers = names.map((firstname) => buildVolunteer({ firstname, aboutMe: `O ${firstname}` }));
  stubVolunteers([...volunteers, buildVolunteer({ firstname: 'Dana', accountStatus: 'verified' })]);
  await renderMember(pages, { at: '/volunteers' });
  let clicks = 0;
  const click = async (element: HTMLElement) => {
    clicks += 1;
    await userEvent.click(element);
  };
  await click(await screen.findByRole('link', { name: /Anna/ }));
  for (const [index, firstname] of names.entries()) {
    await screen.findByRole('heading', { level: 1, name: `${firstname} Wiśniewska` });
    await within(screen.getByRole('tabpanel', { name: 'Zgłoszenie' })).findByText(`O ${firstname}`);
    await within(screen.getByRole('region', { name: 'Decyzja' })).findByText(`${index + 1} z 3 oczekujących`);
    await click(screen.getByRole('button', { name: 'Zweryfikuj' }));
    await click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zweryfikuj' }));
  }
  await waitFor(() =>
    expect(volunteers.map(({ accountStatus }) => accountStatus)).toEqual([
      'verified',
      'verified',
      'verified',
    ]),
  );
  // The last one stays.
  await screen.findByText('Zweryfikowany użytkownik');
  expect(clicks).toBeLessThanOrEqual(7);
});

test('who is rejected makes way for the next one, too; and one may go on without a decision', async () => {
  const [first, second] = [buildVolunteer({ firstname: 'Anna' }), buildVolunteer({ firstname: 'Beata' })];
  stubVolunteers([first, second]);
  await renderMember(pages, { at: `/volunteer/${first.id}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Następna osoba' }));
  await screen.findByRole('heading', { level: 1, name: 'Beata Wiśniewska' });
  await userEvent.click(screen.getByRole('button', { name: 'Poprzednia osoba' }));
  await screen.findByRole('heading', { level: 1, name: 'Anna Wiśniewska' });
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Odrzuć' }));
  await screen.findByRole('heading', { level: 1, name: 'Beata Wiśniewska' });
  expect(first.accountStatus).toBe('rejected');
});

test('the story of who is decided on stands first: numbers, events, the last contact, the rating', async () => {
  const event = { eventId: 'e', title: 'Zbiórka żywności', startDate: '2026-11-14' } as const;
  const volunteer = buildVolunteer({
    ...({ accountStatus: 'verified', rating: 4.4 } as const),
    story: {
      ...{ attended: 8, missed: 1, visits: 3, minutes: 1260, lastAttendedOn: '2026-11-14' },
      events: [
        {
          ...event,
          eventId: 'f',
          title: 'Kiermasz',
          startDate: '2026-12-06',
          status: 'signed_up',
          isComing: true,
        },
        { ...event, status: 'attended', isComing: false },
      ],
    },
  });
  stubVolunteers([volunteer]);
  await renderMember(pages, { at: `/volunteer/${volunteer.id}` });
  const story = within(await screen.findByRole('tabpanel', { name: 'Zaangażowanie' }));
  story.getByText('21');
  story.getByText('Obecność na 8 z 9 wydarzeń');
  within(story.getByRole('region', { name: 'Nadchodzące wydarzenia' })).getByRole('link', {
    name: 'Kiermasz',
  });
  within(story.getByRole('region', { name: 'Dotychczasowe wydarzenia' })).getByRole('link', {
    name: 'Zbiórka żywności',
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Profil' }));
  const details = within(screen.getByRole('tabpanel', { name: 'Profil' }));
  // What the head tells is not told again, nor what nothing is known of.
  for (const text of ['E-mail', 'Telefon', 'Numer mieszkania']) expect(details.queryByText(text)).toBeNull();
});
