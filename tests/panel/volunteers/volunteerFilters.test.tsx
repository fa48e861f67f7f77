// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import VolunteerList from '../../../src/panel/volunteers/VolunteerList.tsx';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

const pages = [{ path: '/volunteers', element: <VolunteerList /> }];

test.each([
  ['a desktop', '(min-width:1024px)'],
  ['a phone', '(max-width:600px)'],
])(
  'on %s four clicks lead to who speaks Ukrainian, has time on Saturdays and lives in Łódź',
  async (_, width) => {
    stubBrowser(width);
    const { calls } = stubVolunteers([
      buildVolunteer({ firstname: 'Oksana' }),
      buildVolunteer({ city: 'Zgierz' }),
    ]);
    const { router } = await renderMember(pages, { at: '/volunteers' });
    await screen.findAllByText(/Oksana/);
    for (const name of ['Filtry', /^ukraiński 2$/i, 'Sobota 2', 'Łódź 1'])
      await userEvent.click(await screen.findByRole('button', { name }));
    const query = 'languages=uk&daysOfHelp=saturday&city=Łódź';
    await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe(`?${query}`));
    const asked = calls().map((call) => decodeURIComponent(call));
    expect(asked.some((call) => call.startsWith('GET /volunteers?') && call.endsWith(query))).toBe(true);
    expect(asked.some((call) => call === `GET /volunteers/counts?${query}`)).toBe(true);
    screen.getByRole('button', { name: 'Filtry (3)' });
  },
);

test('a choice is one of several, and goes when it is pressed again', async () => {
  stubBrowser('(min-width:1024px)');
  stubVolunteers([buildVolunteer()]);
  const { router } = await renderMember(pages, { at: '/volunteers?languages=uk&accountStatus=pending' });
  await userEvent.click(await screen.findByRole('button', { name: 'Filtry (1)' }));
  const languages = within(screen.getByRole('group', { name: 'Języki' }));
  await userEvent.click(await languages.findByRole('button', { name: /^polski 1$/i }));
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('languages=uk,pl'));
  await userEvent.click(languages.getByRole('button', { name: /^ukraiński 1$/i, pressed: true }));
  await waitFor(() => expect(router.state.location.search).toContain('languages=pl'));
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }));
  await waitFor(() => expect(router.state.location.search).toBe('?accountStatus=pending'));
});
