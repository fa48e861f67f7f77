import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';

const known = { firstname: 'Łukasz', lastname: 'Żak', email: 'lukasz.zak@mail.example' };

test('a coordinator adds a volunteer by hand; what is refused is told and nothing typed is lost', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, id } = await insertTeam(stage, [known]);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  await page
    .getByRole('link', { name: polish('shell.titles.addVolunteer') })
    .filter({ visible: true })
    .click();
  const form = page.getByRole('main').locator('form');
  const field = (name: string) => form.getByRole('textbox', { name: polish(`fields.${name}`), exact: true });
  const save = form.getByRole('button', { name: polish('ra.action.save') });
  await field('firstname').fill('Zofia');
  await field('lastname').fill('Dopisana');
  await field('email').fill(known.email);
  await field('phone').fill('664 373 424');
  await field('dateOfBirth').fill('1990-05-05');
  await field('city').fill('Łódź');
  await form.getByRole('radio', { name: polish('ra.boolean.true') }).check();
  await form.getByRole('checkbox', { name: 'Ukraiński' }).check();
  await form.getByRole('checkbox', { name: polish('enums.weekday.saturday') }).check();

  // The consent is missing.
  await save.click();
  const consent = form.getByRole('combobox', { name: new RegExp(`^${polish('fields.consentSource')}`) });
  await expect.poll(() => consent.getAttribute('aria-invalid')).toBe('true');
  await consent.click();
  await page.getByRole('option', { name: polish('enums.consentSource.paperForm') }).click();

  // Somebody has this e-mail.
  expected.push(`409 POST /api/organizations/${id}/volunteers`);
  await save.click();
  await expect.poll(() => field('email').getAttribute('aria-invalid')).toBe('true');
  expect(await field('lastname').inputValue()).toBe('Dopisana');
  await field('email').fill('zofia.dopisana@mail.example');
  await save.click();

  await toastShown(page, polish('messages.volunteerAdded'));
  const profile = volunteerProfile(page);
  await profile.heading('Zofia Dopisana').waitFor();
  await profile.status('pending').waitFor();
  await profile.verify.waitFor();
  const stored = await stage.db
    .selectFrom('volunteers')
    .select(['accountStatus', 'accountId', 'consentSource', 'phone'])
    .where('email', '=', 'zofia.dopisana@mail.example')
    .execute();
  expect(stored).toEqual([
    { accountStatus: 'pending', accountId: null, consentSource: 'paperForm', phone: '+48664373424' },
  ]);
});
