// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { InvitationList } from '../../../src/panel/team/invitations/InvitationList.tsx';
import { buildInvitation } from '../support/buildInvitation.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';
import { jsonResponse } from '../support/stubFetch.ts';
import { stubTeam } from './stubTeam.ts';

beforeEach(() => void stubBrowser('(min-width:1024px)'));

const pages = [{ path: '/our-team', element: <InvitationList /> }];
const show = (user = buildUser()) => renderMember(pages, { at: '/our-team', user });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const resendOf = (name: string) =>
  screen.findByRole('button', { name: `Wyślij ponownie zaproszenie: ${name}` });

describe('what it tells', () => {
  test('whom, as what, by whom, when, and how long it is good', async () => {
    stubTeam({ invitations: [buildInvitation({ role: 'admin' })] });
    await show();
    const cells = await row('Magdalena Wójcik');
    for (const text of ['Administrator', 'Czeka na odpowiedź', 'Anna Kowalska', 'za 12 dni'])
      expect(cells.getByText(text)).toBeDefined();
    expect(cells.getByRole('link', { name: 'magdalena.wojcik@mail.example' })).toBeDefined();
    expect(cells.getAllByRole('time')).toHaveLength(2);
  });

  test.each([
    [
      'pending',
      'Czeka na odpowiedź',
      ['Wyślij ponownie zaproszenie: Magdalena Wójcik', 'Wycofaj zaproszenie: Magdalena Wójcik'],
    ],
    ['expired', 'Wygasło', ['Wyślij ponownie zaproszenie: Magdalena Wójcik']],
    ['accepted', 'Przyjęte', []],
    ['revoked', 'Wycofane', []],
  ] as const)('%s: says so, and offers what is left to do', async (status, word, actions) => {
    stubTeam({ invitations: [buildInvitation({ status })] });
    await show();
    const cells = await row('Magdalena Wójcik');
    expect(cells.getByText(word)).toBeDefined();
    const names = cells.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(actions);
    // How long a link is good matters as long as there is one.
    expect(cells.queryAllByRole('time')).toHaveLength(status === 'pending' || status === 'expired' ? 2 : 1);
  });

  test('a coordinator has nothing to do with the invitation of an admin', async () => {
    stubTeam({ invitations: [buildInvitation({ role: 'admin' }), buildInvitation({ firstname: 'Ola' })] });
    await show(buildUser({ role: 'coordinator' }));
    expect((await row('Magdalena Wójcik')).queryByRole('button')).toBeNull();
    expect((await row('Ola Wójcik')).getAllByRole('button')).toHaveLength(2);
  });
});

describe('send again', () => {
  test('one that has run out waits again; sent once, however often it is pressed', async () => {
    const invitation = buildInvitation({ status: 'expired' });
    let send = () => {};
    const { calls } = stubTeam({
      invitations: [invitation],
      answer: ({ pathname }) => {
        if (!pathname.endsWith('/resend')) return undefined;
        return new Promise((resolve) => {
          send = () => {
            Object.assign(invitation, { status: 'pending' });
            resolve(jsonResponse(invitation));
          };
        });
      },
    });
    await show();
    const button = await resendOf('Magdalena Wójcik');
    await userEvent.click(button);
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    send();
    await screen.findByText('Zaproszenie zostało wysłane');
    await screen.findByText('Czeka na odpowiedź', { selector: 'td *' });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
      `POST /organization-coordinators/invitations/${invitation.id}/resend`,
    ]);
    expect(document.activeElement).toBe(button);
  });

  test('a refusal is told, and the list shows how it is now', async () => {
    const invitation = buildInvitation();
    const problem = buildProblem({
      status: 409,
      code: 'invalid_state',
      message: 'W obecnym stanie nie można',
    });
    stubTeam({
      invitations: [invitation],
      answer: ({ pathname }) => {
        if (!pathname.endsWith('/resend')) return undefined;
        Object.assign(invitation, { status: 'accepted' });
        return jsonResponse(problem, 409);
      },
    });
    await show();
    await userEvent.click(await resendOf('Magdalena Wójcik'));
    await screen.findByText('W obecnym stanie nie można');
    await screen.findByText('Przyjęte', { selector: 'td *' });
  });
});

test('revoke: named, confirmed, then shown as it is', async () => {
  const invitation = buildInvitation();
  const { calls } = stubTeam({ invitations: [invitation] });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Wycofaj zaproszenie: Magdalena Wójcik' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Wycofać zaproszenie: Magdalena Wójcik?' }),
  );
  expect(dialog.getByText(/magdalena\.wojcik@mail\.example przestanie działać/)).toBeDefined();
  // The person can be invited anew.
  expect(dialog.queryByText('Tej czynności nie można cofnąć.')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Wycofaj' }));
  await screen.findByText('Zaproszenie zostało wycofane');
  await screen.findByText('Wycofane', { selector: 'td *' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toContain(`POST /organization-coordinators/invitations/${invitation.id}/revoke`);
});

test('below md each is a card with the same acts', async () => {
  stubBrowser();
  stubTeam({ invitations: [buildInvitation()] });
  await show();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Magdalena Wójcik' })).toBeDefined();
  expect(card.getByRole('link', { name: 'magdalena.wojcik@mail.example' })).toBeDefined();
  expect(card.getAllByRole('button')).toHaveLength(2);
});
