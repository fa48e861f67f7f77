// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import VolunteerShow from '../../../src/panel/volunteers/VolunteerShow.tsx';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { buildVolunteer } from '../support/buildVolunteer.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubVolunteers } from '../support/stubVolunteers.ts';

type Volunteer = components['schemas']['Volunteer'];
type Consent = Volunteer['guardianConsents'][number];

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/volunteer/:profileId', element: <VolunteerShow /> }];
const press = async (name: string, within_: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await within_.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

const asked: Consent = {
  ...{ id: 'g1', guardian: 'Beata Nowicka', email: 'beata@mail.example', language: 'uk', status: 'asked' },
  ...{ givenFor: 'minor', channel: 'link', consentVersion: '1.0', askedAt: '2026-11-18T09:41:00.000Z' },
  ...{ expiresAt: '2026-12-02T09:41:00.000Z', enteredBy: { id: 'a', name: 'Anna Kowalska' } },
  createdAt: '2026-11-18T09:41:00.000Z',
};
const given: Consent = {
  ...{ id: 'g2', guardian: 'Beata Nowicka', email: null, language: null, status: 'given' },
  ...{ givenFor: 'child', channel: 'paper', givenOn: '2026-11-02', createdAt: '2026-11-02T09:41:00.000Z' },
};
const minor = (state: Volunteer['guardianConsent'], ...guardianConsents: Consent[]) =>
  buildVolunteer({ guardianConsent: state, guardianConsents, languages: ['pl'] });

/** The card, and the bodies that are sent from it, each answered by the volunteer with a consent. */
const show = async (volunteer: Volunteer, answer?: () => Response) => {
  const sent: [path: string, body: unknown][] = [];
  stubVolunteers([volunteer], async ({ pathname }, request) => {
    if (!pathname.includes('/guardian-consents')) return undefined;
    const text = await request.text();
    sent.push([pathname.split('guardian-consents')[1] ?? '', text === '' ? null : JSON.parse(text)]);
    return answer?.() ?? jsonResponse({ ...volunteer, guardianConsent: 'given', guardianConsents: [given] });
  });
  await renderMember(pages, {
    at: `/volunteer/${volunteer.id}`,
    user: buildUser({ role: 'coordinator' }),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Opiekun' }));
  return { card: within(await screen.findByRole('tabpanel', { name: 'Opiekun' })), sent };
};

describe('the guardian of a volunteer', () => {
  test('is not told of for who is of age and was never asked about', async () => {
    const volunteer = buildVolunteer();
    stubVolunteers([volunteer]);
    await renderMember(pages, { at: `/volunteer/${volunteer.id}`, user: buildUser() });
    await screen.findByRole('tab', { name: 'Praca z małoletnimi' });
    expect(screen.queryByRole('tab', { name: 'Opiekun' })).toBeNull();
    expect(screen.queryByText(/opiekuna/)).toBeNull();
  });

  test('is missing: the head says so, and the consent is asked for by mail', async () => {
    const { card, sent } = await show(minor('missing'));
    expect(screen.getAllByText('Brak zgody opiekuna')).toHaveLength(2);
    card.getByText('Nikogo jeszcze nie zapytano.');
    await press('Poproś o zgodę', card);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Imię i nazwisko opiekuna/), 'Beata Nowicka');
    await userEvent.type(form.getByLabelText(/E-mail opiekuna/), 'beata@mail.example');
    await userEvent.click(form.getByRole('radio', { name: 'Ukraiński' }));
    await press('Wyślij', form);
    await card.findByText('Jest zgoda opiekuna');
    expect(screen.queryByText('Brak zgody opiekuna')).toBeNull();
    expect(sent).toEqual([['', { guardian: 'Beata Nowicka', email: 'beata@mail.example', language: 'uk' }]]);
  });

  test('who was asked is told with the link’s end, is asked again as before, and the question is taken back', async () => {
    const { card, sent } = await show(minor('asked', asked));
    const item = within(card.getByRole('listitem'));
    item.getByText('Czeka na odpowiedź');
    item.getByText(/beata@mail\.example · zapytano .* · link działa do .* · Anna Kowalska/);
    await press('Wyślij link jeszcze raz', card);
    const form = await dialog();
    expect(form.getByLabelText(/E-mail opiekuna/)).toHaveProperty('value', 'beata@mail.example');
    await press('Anuluj', form);
    await press('Wycofaj: Beata Nowicka', card);
    await press('Wycofaj', await dialog());
    await card.findByText('Jest zgoda opiekuna');
    expect(sent).toEqual([['/g1/withdraw', null]]);
  });

  test('who has consented for a child is to be asked anew, also on paper', async () => {
    const { card, sent } = await show(minor('renew', given));
    card.getByText(/Zgodę wyrażono w imieniu dziecka/);
    within(card.getByRole('listitem')).getByText('W imieniu dziecka poniżej 13 lat');
    await press('Zapisz zgodę na papierze', card);
    const form = await dialog();
    expect(form.getByLabelText(/Imię i nazwisko opiekuna/)).toHaveProperty('value', 'Beata Nowicka');
    const day = form.getByLabelText(/Dzień wyrażenia zgody/);
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-20');
    await press('Zapisz', form);
    await card.findByText('Jest zgoda opiekuna');
    expect(sent).toEqual([['/paper', { guardian: 'Beata Nowicka', givenOn: '2026-11-20' }]]);
  });

  test('keeps what was typed when it is refused', async () => {
    const { card } = await show(minor('missing'), () =>
      jsonResponse(buildProblem({ code: 'too_many_requests', status: 429, title: 'Za dużo prób' }), 429),
    );
    await press('Poproś o zgodę', card);
    const form = await dialog();
    await userEvent.type(form.getByLabelText(/Imię i nazwisko opiekuna/), 'Beata Nowicka');
    await userEvent.type(form.getByLabelText(/E-mail opiekuna/), 'beata@mail.example');
    await press('Wyślij', form);
    await form.findByRole('alert');
    expect(form.getByLabelText(/E-mail opiekuna/)).toHaveProperty('value', 'beata@mail.example');
  });

  test('fills in a new agreement once the consent is there', async () => {
    const consented = { ...given, givenFor: 'minor' } as const;
    const volunteer = buildVolunteer({
      ...{ guardianConsent: 'given', guardianConsents: [consented], accountStatus: 'verified' },
      dateOfBirth: `${new Date().getFullYear() - 16}-01-01`,
    });
    await show(volunteer);
    await userEvent.click(screen.getByRole('tab', { name: 'Porozumienia' }));
    await press(
      'Przygotuj porozumienie',
      within(await screen.findByRole('tabpanel', { name: 'Porozumienia' })),
    );
    const form = await dialog();
    expect(form.getByLabelText(/Opiekun \(/)).toHaveProperty('value', 'Beata Nowicka');
    expect(form.getByLabelText(/Opiekun wyraził zgodę/)).toHaveProperty('checked', true);
  });
});
