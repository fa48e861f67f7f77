import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { buildImage } from '../harness/buildImage.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { polish } from '../harness/e2e/polish.ts';
import type { MailingStage } from '../harness/e2e/startMailingStage.ts';
import { registerFoundation } from '../harness/e2e/steps/registerFoundation.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';

const SESSION_CHECK = '401 POST /api/users/login';

const anna = { email: 'anna@nowa-fundacja.example', password: 'Pierwsze-2026!' };
const taras = { email: 'taras@nowa-fundacja.example', password: 'Перше-hasło-2026!' };
const secondPassword = 'Drugie-2026!';
const thirdPassword = 'Trzecie-2026!';

/**
 * What somebody does who has never been here, with the links out of the mails: registers a foundation and confirms it,
 * signs in and invites a coordinator, who accepts, edits profile and photo, changes the password, forgets it, leaves
 * the foundation and comes back.
 */
test('a stranger’s path', { timeout: 300_000 }, async ({ visit, mailingStage: { mails }, expected }) => {
  expected.push(SESSION_CHECK);
  const admin = await visit(paths.landing.getHref());
  await registerFoundation(admin, anna, mails);
  await invite(admin);

  // The coordinator sits at another computer.
  const coordinator = await visit(paths.landing.getHref());
  await coordinator.goto(await mails.linkOf('invitation', taras.email));
  await join(coordinator);
  await signIn(coordinator, taras);
  await editProfile(coordinator);
  await changePhoto(coordinator);
  await changePassword(coordinator);

  await header(coordinator).choose('Тарас Мельниченко', 'signOut');
  await coordinator.waitForURL(paths.login.getHref());
  await resetPassword(coordinator, mails);
  await signIn(coordinator, { ...taras, password: thirdPassword });

  await leave(coordinator);
  await coordinator.goto(await mails.linkOf('farewell', taras.email));
  await form(coordinator).submit('account.restore.restore.submit');
  await coordinator.getByText(polish('messages.accountRestored')).waitFor();
  await goToSignIn(coordinator);
  await signIn(coordinator, { ...taras, password: thirdPassword });
  await header(coordinator).profileOf('Тарас Мельниченко').waitFor();
});

async function goToSignIn(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .first()
    .click();
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.waitForURL(paths.login.getHref());
  await loginPage(page).signIn({ email, password });
  await page.waitForURL(paths.overview.getHref());
}

async function invite(page: Page): Promise<void> {
  await header(page).link('ourTeam').click();
  await page
    .getByRole('link', { name: polish('team.invite.label') })
    .first()
    .click();
  const { fill, submit } = form(page);
  await fill({ firstname: 'Тарас', lastname: 'Мельник', email: taras.email });
  await submit('team.invite.submit');
  await toastShown(page, polish('messages.invitationSent'));
  await page.getByText(taras.email).waitFor();
}

async function join(page: Page): Promise<void> {
  const { fill, fillPassword, tick, submit } = form(page);
  await page.getByText('Nowa Fundacja').first().waitFor();
  await fill({ phone: '603 456 789' });
  await fillPassword(taras.password);
  await tick('fields.terms');
  await tick('fields.privacy');
  await submit('account.join.submit');
  await toastShown(page, polish('messages.created'));
}

async function editProfile(page: Page): Promise<void> {
  await header(page).choose('Тарас Мельник', 'profile');
  await page.getByRole('link', { name: polish('ra.action.edit'), exact: true }).click();
  const { fill, submit } = form(page);
  await fill({ personName: 'Тарас Мельниченко', town: 'Zgierz' });
  await submit('ra.action.save');
  await toastShown(page, polish('messages.profileUpdated'));
  await page.getByRole('heading', { level: 1, name: 'Тарас Мельниченко' }).waitFor();
}

async function changePhoto(page: Page): Promise<void> {
  await header(page).choose('Тарас Мельниченко', 'settings');
  const photo = { name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await buildImage('jpeg') };
  await page.locator('input[type=file]').setInputFiles(photo);
  await dialog(page).confirm(polish('kit.image.send')).click();
  await toastShown(page, polish('messages.fileUploaded'));
  const avatar = header(page).profileOf('Тарас Мельниченко').locator('img');
  await expect.poll(() => avatar.getAttribute('src')).toMatch(/\/api\/images\/[\w-]{43}$/);
}

async function changePassword(page: Page): Promise<void> {
  const { fill, fillPassword, submit } = form(page);
  await fill({ currentPassword: taras.password });
  await fillPassword(secondPassword, 'newPassword');
  await submit('settings.password.submit');
  await toastShown(page, polish('messages.passwordUpdated'));
}

async function resetPassword(page: Page, mails: MailingStage['mails']): Promise<void> {
  await page.getByRole('link', { name: polish('account.login.forgotPassword') }).click();
  // The page that is left has a field of this name, too.
  await page.getByRole('button', { name: polish('account.forgot.submit') }).waitFor();
  const { fill, fillPassword, submit } = form(page);
  await fill({ email: taras.email });
  await submit('account.forgot.submit');
  await page.getByText(polish('messages.resetMailSent')).waitFor();
  await page.goto(await mails.linkOf('resetPassword', taras.email));
  await fillPassword(thirdPassword);
  await submit('account.reset.submit');
  await page.waitForURL(paths.login.getHref());
}

async function leave(page: Page): Promise<void> {
  await header(page).choose('Тарас Мельниченко', 'settings');
  await page.getByRole('button', { name: polish('settings.leave.submit'), exact: true }).click();
  const question = dialog(page);
  await question.reason.fill('Przeprowadzam się do Lwowa.');
  await question.confirm(polish('settings.leave.submit')).click();
  await toastShown(page, polish('messages.foundationLeft'));
  await page.waitForURL(paths.landing.getHref());
}
