import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { teamPage } from '../harness/e2e/pages/teamPage.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { Stage } from '../harness/e2e/startStage.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { dayFromNow } from '../harness/insertEvent.ts';
import { insertVolunteer } from '../harness/insertVolunteer.ts';
import { invite } from '../harness/invite.ts';
import { PASSWORD } from '../harness/signIn.ts';

const MAGDALENA = 'Magdalena Wójcik';
const team = paths.ourTeam.getHref();
const invitations = paths.ourTeam.getHref({ query: { tab: 'invitations' } });
const profileOf = ({ id = '' }) => paths.coordinator.getHref({ profileId: id });
const statusWord = (status: string) => polish(`enums.invitationStatus.${status}`);

/** An admin, and a coordinator with a name of its own. */
async function insertTwo(stage: Stage) {
  const { admin, id: organizationId } = await insertTeam(stage, []);
  const account = await insertAccount(stage.db, {
    organizationId,
    role: 'coordinator',
    name: 'Żaneta Łuczak',
  });
  const { id } = account;
  return { admin, organizationId, zaneta: { account, id, name: 'Żaneta Łuczak' } };
}

test('an invitation is sent, runs out, is sent again and revoked', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(team, { as: admin });
  const { invite, row, resend, revoke } = teamPage(page);
  await page.getByText(polish('team.empty.title')).waitFor();
  await invite.click();
  await form(page).fill({ firstname: 'Magdalena', lastname: 'Wójcik', email: 'magda@mail.example' });
  await form(page).submit('team.invite.submit');

  await toastShown(page, polish('messages.invitationSent'));
  await row(MAGDALENA).getByText(statusWord('pending')).waitFor();
  expect(page.url()).toContain('tab=invitations');
  await stage.db
    .updateTable('invitations')
    .set({ expiresAt: sql<string>`now() - interval '1 day'` })
    .where('email', '=', 'magda@mail.example')
    .execute();
  await page.reload();
  await row(MAGDALENA).getByText(statusWord('expired')).waitFor();
  await revoke(MAGDALENA).waitFor({ state: 'detached' });

  await resend(MAGDALENA).click();
  await row(MAGDALENA).getByText(statusWord('pending')).waitFor();
  await revoke(MAGDALENA).click();
  await dialog(page).confirm(polish('team.revoke.label')).waitFor();
  // Another invitation can be sent.
  expect(await dialog(page).warning.count()).toBe(0);
  await dialog(page).confirm(polish('team.revoke.label')).click();
  await toastShown(page, polish('messages.invitationRevoked'));
  await row(MAGDALENA).getByText(statusWord('revoked')).waitFor();
  await resend(MAGDALENA).waitFor({ state: 'detached' });
});

test('the keyboard is enough to revoke, and goes on from there', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  await invite(stage, admin, { email: 'klawiatura@mail.example' });
  const page = await visit(team, { as: admin });
  await tabTo(page, page.getByRole('tab', { name: polish('team.members.tab') }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, teamPage(page).revoke(MAGDALENA));
  await page.keyboard.press('Enter');
  // The focus is in the dialog, on what does nothing.
  await expect
    .poll(() => dialog(page).cancel.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await teamPage(page).row(MAGDALENA).getByText(statusWord('revoked')).waitFor();
  await dialog(page).element.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true);
});

test('an address that has an account is told on its field', async ({ stage, visit, expected }) => {
  const { admin, zaneta } = await insertTwo(stage);
  const page = await visit(paths.inviteCoordinator.getHref(), { as: admin });
  const { email } = zaneta.account;
  await form(page).fill({ firstname: 'Żaneta', lastname: 'Łuczak', email });
  expected.push('409 POST /api/organization-coordinators/invite');
  await form(page).submit('team.invite.submit');
  await page.getByText(polish('errors.email_taken')).waitFor();
  await expect.poll(() => form(page).field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await form(page).field('firstname').inputValue()).toBe('Żaneta');
});

test('who is deleted is gone from the team, and so is the profile', async ({ stage, visit, expected }) => {
  const { admin, zaneta } = await insertTwo(stage);
  const page = await visit(`${team}?role=coordinator`, { as: admin });
  await teamPage(page).link(zaneta.name).click();
  await teamPage(page).heading(zaneta.name).waitFor();
  await teamPage(page).delete.click();
  await page.getByRole('dialog', { name: polish('team.delete.title', { name: zaneta.name }) }).waitFor();
  await dialog(page).confirm(polish('ra.action.delete')).click();

  await toastShown(page, polish('messages.coordinatorDeleted'));
  await page.getByText(polish('kit.noMatch.title')).waitFor();
  expect(page.url()).toContain('?role=coordinator');
  expected.push(`404 GET /api/organization-coordinators/${zaneta.id}`);
  await page.goto(profileOf(zaneta));
  await teamPage(page).heading(polish('shell.titles.notFound')).waitFor();
});

test('roles: another becomes an admin, one gives it up oneself, and the last admin stays', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, zaneta } = await insertTwo(stage);
  const page = await visit(profileOf(admin), { as: admin });
  const { give, heading } = teamPage(page);
  const giveUp = async () => {
    await give('coordinator').click();
    await page.getByText(polish('team.role.self')).waitFor();
    await dialog(page).confirm(polish('team.role.coordinator.label')).click();
  };
  expected.push(`409 PUT /api/organization-coordinators/${admin.id}/role`);
  await giveUp();
  await dialog(page).element.getByText(polish('errors.last_admin')).waitFor();
  await dialog(page).cancel.click();

  await page.goto(profileOf(zaneta));
  await give('admin').click();
  await dialog(page).confirm(polish('team.role.admin.label')).click();
  await toastShown(page, polish('messages.roleChanged'));
  await give('coordinator').waitFor();

  await page.goto(profileOf(admin));
  await giveUp();
  await dialog(page).element.waitFor({ state: 'detached' });
  await give('coordinator').waitFor({ state: 'detached' });
  await heading('Anna Kowalska').waitFor();
  await give('admin').waitFor({ state: 'detached' });
});

test('a coordinator is offered nothing that only admins may', async ({ stage, visit }) => {
  const { admin, zaneta } = await insertTwo(stage);
  await invite(stage, admin, { email: 'admin@mail.example', role: 'admin' });
  const page = await visit(profileOf(admin), { as: await stage.signIn(zaneta.account) });
  const { heading, row, resend, revoke, give, edit } = teamPage(page);
  await heading('Anna Kowalska').waitFor();
  for (const action of [give('coordinator'), teamPage(page).delete, edit])
    expect(await action.count()).toBe(0);

  await page.goto(invitations);
  await row(MAGDALENA).getByText(polish('enums.coordinatorRole.admin')).waitFor();
  for (const action of [resend(MAGDALENA), revoke(MAGDALENA)]) expect(await action.count()).toBe(0);

  await page.goto(paths.inviteCoordinator.getHref());
  await form(page).field('email').waitFor();
  expect(await page.getByRole('combobox', { name: polish('fields.role') }).count()).toBe(0);
});

test('oneself edits the profile that the header leads to; a new e-mail waits', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, []);
  expected.push(`400 PUT /api/organization-coordinators/${admin.id}`);
  const page = await visit(team, { as: admin });
  await header(page).choose('Anna Kowalska', 'profile');
  await teamPage(page).edit.click();
  const { field, fill, submit } = form(page);
  await fill({ personName: 'Anna Nowak', town: 'Łódź' });
  expect(await field('currentPassword').count()).toBe(0);
  await fill({ email: 'anna.nowak@nowy.example', currentPassword: 'Zgadywane-1!' });
  await submit('ra.action.save');
  await page.getByRole('main').getByText(polish('validation.currentPassword'), { exact: true }).waitFor();
  await fill({ currentPassword: PASSWORD });
  await submit('ra.action.save');

  await toastShown(page, polish('messages.profileUpdated'));
  await teamPage(page).heading('Anna Nowak').waitFor();
  await page.getByText(polish('team.edit.emailSent', { email: 'anna.nowak@nowy.example' })).waitFor();
  await header(page).profileOf('Anna Nowak').waitFor();
  const { answer } = await stage.call('getCoordinator', { as: admin, params: { id: admin.id } });
  expect(answer).toMatchObject({ name: 'Anna Nowak', town: 'Łódź', email: admin.email });
});

test('what a colleague changed yesterday is found', async ({ stage, visit }) => {
  const { admin, organizationId, zaneta } = await insertTwo(stage);
  const { id: subjectId } = await insertVolunteer(stage.db, {
    organizationId,
    firstname: 'Oksana',
    lastname: 'Bondar',
  });
  const yesterday = dayFromNow(-1);
  const changes = JSON.stringify([{ field: 'phone', from: '+48664373424', to: '+48664373425' }]);
  const entry = { organizationId, subjectTable: 'volunteers', subjectId, action: 'edited', changes } as const;
  const by = ({ id, name }: { id: string; name: string }, day: string) => ({
    ...{ ...entry, id: uuid(), actorId: id, actorName: name, at: `${day}T12:00:00.000Z` },
  });
  await stage.db
    .insertInto('history')
    .values([
      by(zaneta, yesterday),
      by(zaneta, dayFromNow(0)),
      by(zaneta, dayFromNow(-2)),
      by(admin, yesterday),
    ])
    .execute();

  const page = await visit(team, { as: admin });
  await page.getByRole('tab', { name: polish('team.activity.tab') }).click();
  await page.getByText(polish('team.activity.count', { smart_count: 4 })).waitFor();
  await page.getByRole('combobox', { name: polish('fields.actorName') }).click();
  await page.getByRole('option', { name: zaneta.name }).click();
  await page.getByText(polish('team.activity.count', { smart_count: 3 })).waitFor();
  for (const end of ['from', 'to']) {
    await page.getByLabel(polish(`kit.filter.${end}`, { label: polish('fields.at') })).fill(yesterday);
  }
  await page.getByText(polish('team.activity.count', { smart_count: 1 })).waitFor();
  const row = page.getByRole('row', { name: 'Oksana Bondar' });
  await row.getByText(polish('fields.phone')).waitFor();
  await row.getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'Oksana Bondar' }).waitFor();
  await page.goBack();
  await page.getByText(polish('team.activity.count', { smart_count: 1 })).waitFor();
});
