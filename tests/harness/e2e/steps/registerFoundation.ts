import type { Page } from 'playwright-core';
import { paths } from '../../../../src/contract/paths.ts';
import { form } from '../pages/form.ts';
import { loginPage } from '../pages/loginPage.ts';
import { polish } from '../polish.ts';
import type { MailingStage } from '../startMailingStage.ts';

interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

const description =
  'Wspieramy osoby starsze i samotne w Łodzi i okolicach. Nasi wolontariusze robią zakupy, towarzyszą w drodze do ' +
  'lekarza, pomagają w drobnych naprawach i po prostu są obok, także wtedy, gdy trzeba tylko porozmawiać.';

/** A visitor registers a foundation, from the landing page via the mailed link to the first sign-in. */
export async function registerFoundation(
  page: Page,
  { email, password }: FirstAdmin,
  mails: MailingStage['mails'],
): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: polish('shell.visitor.register') })
    .first()
    .click();
  const { fill, fillPassword, tick, submit } = form(page);
  await fill({ name: 'Nowa Fundacja', vatNr: '123-456-32-18', description });
  await tick('enums.helpCategory.elderlyPeople');
  await submit('form.next');
  await fill({ email: 'biuro@nowa-fundacja.example', phone: '601 234 567' });
  await submit('form.next');
  // The country is prefilled.
  await fill({ postCode: '90-001', city: 'Łódź', street: 'Piotrkowska', houseNumber: '104a' });
  await submit('form.next');
  await submit('form.next');
  await fill({ firstname: 'Anna', lastname: 'Kowalska', email, phone: '602 345 678' });
  await fillPassword(password);
  await submit('form.next');
  await tick('fields.terms');
  await tick('fields.privacy');
  await submit('registration.submit');
  await page.getByRole('heading', { name: polish('registration.sent.title') }).waitFor();

  await page.goto(await mails.linkOf('confirmOrganization', email));
  await main.getByRole('textbox', { name: polish('fields.password'), exact: true }).fill(password);
  await submit('registration.confirm.submit');
  await page.getByText(polish('messages.organizationEmailConfirmed')).waitFor();
  await main.getByRole('link', { name: polish('shell.visitor.signIn') }).click();
  await loginPage(page).signIn({ email, password });
  await page.waitForURL(paths.overview.getHref());
}
