import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';

test('who comes without having signed up is found by phone, or added as a new volunteer, at the door', async ({
  stage,
  visit,
}) => {
  const volunteer = { accountStatus: 'verified', phone: '+48664373424' } as const;
  const { id: organizationId, admin } = await insertTeam(stage, [
    { ...volunteer, firstname: 'Łukasz', lastname: 'Żak', email: 'lukasz.bez.zapisu@poczta.example' },
  ]);
  const running = { startDate: dayFromNow(-1), endDate: dayFromNow(1), volunteersNeededNum: 1 };
  const { id } = await insertEvent(stage.db, { organizationId, ...running });
  const page = await visit(paths.eventParticipants.getHref({ eventId: id }), { as: admin, width: 360 });
  const main = page.getByRole('main');
  const ask = main.getByRole('button', { name: polish('events.walkIn.label') });

  await ask.click();
  const { element } = dialog(page);
  await dialog(page).confirm(polish('events.attendance.record')).click();
  await element.getByText(polish('validation.required')).waitFor();
  await element.getByRole('combobox').fill('664 373 424');
  await page.getByRole('option', { name: /Łukasz Żak/ }).click();
  await dialog(page).confirm(polish('events.attendance.record')).click();
  await toastShown(page, polish('messages.walkInAdded'));
  const attended = [polish('enums.attendance.attended')];
  await expect.poll(participantRow(page, 'Łukasz Żak').chosen).toEqual(attended);

  await ask.click();
  await element.getByRole('link', { name: polish('events.walkIn.addVolunteer') }).click();
  const form = main.locator('form');
  const field = (name: string) => form.getByRole('textbox', { name: polish(`fields.${name}`), exact: true });
  await field('firstname').fill('Zofia');
  await field('lastname').fill('Spod Drzwi');
  await field('email').fill('zofia.spod.drzwi@mail.example');
  await field('phone').fill('664 373 425');
  await field('dateOfBirth').fill('1990-05-05');
  await field('city').fill('Łódź');
  await form.getByRole('radio', { name: polish('ra.boolean.true') }).check();
  await form.getByRole('checkbox', { name: 'Ukraiński' }).check();
  await form.getByRole('checkbox', { name: polish('enums.weekday.saturday') }).check();
  await form.getByRole('combobox', { name: new RegExp(`^${polish('fields.consentSource')}`) }).click();
  await page.getByRole('option', { name: polish('enums.consentSource.paperForm') }).click();
  await form.getByRole('button', { name: polish('ra.action.save') }).click();
  // Back at the door, with both of them.
  await expect.poll(participantRow(page, 'Zofia Spod Drzwi').chosen).toEqual(attended);
  await expect.poll(participantRow(page, 'Łukasz Żak').chosen).toEqual(attended);
});
