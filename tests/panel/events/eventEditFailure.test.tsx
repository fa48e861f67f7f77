// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import EditEventPage from '../../../src/panel/events/form/EditEventPage.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { buildEvent } from './buildEvent.ts';
import { stopClock } from './stopClock.ts';
import { stubEvents } from './stubEvents.ts';

beforeEach(() => {
  stubBrowser('(min-width:768px)', '(min-width:1024px)');
  stopClock('2027-05-01T12:00:00+02:00');
});
afterEach(() => void vi.useRealTimers());

test('an event that cannot be changed: the specification’s message, and all that was typed stays', async () => {
  const event = buildEvent();
  stubEvents({
    events: [event],
    override: (_, { method }) =>
      method === 'PUT' ? jsonResponse(buildProblem({ status: 500 }), 500) : undefined,
  });
  await renderMember([{ path: '/edit-event/:eventId', element: <EditEventPage /> }], {
    at: `/edit-event/${event.id}`,
  });
  const city = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Miejscowość/ });
  await userEvent.clear(city);
  await userEvent.type(city, 'Zgierz');
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
  await screen.findByText('Coś poszło nie tak podczas edycji wydarzenia');
  expect(city.value).toBe('Zgierz');
});
