import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { insertRows } from '../../src/server/core/db/insertRows.ts';
import { sendMailings } from '../../src/server/mailings/sendMailings.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { mailingTest as test } from '../harness/e2e/mailingTest.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';

const never = new AbortController().signal;

test('who waits for a place is written to, on a phone, and each mail is told of', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const event = await insertEvent(stage.db, { organizationId, title: 'Paczki' });
  const [other] = await insertParticipants(stage.db, event, [
    { status: 'signed_up', email: 'ma.miejsce@poczta.example' },
    { status: 'waitlisted', email: 'czeka@poczta.example', firstname: 'Łucja', lastname: 'Wilk' },
  ]);
  // Something else, which is not among the message's readers.
  const mail = { id: uuid(), organizationId, eventId: event.id, volunteerId: other?.volunteerId ?? '' };
  const told = { kind: 'signedUp', status: 'sent', createdAt: '2026-11-05T10:00:00.000Z' } as const;
  await insertRows('sent_mails', [{ ...mail, ...told }], stage.db);
  const query = { status: 'waitlisted' };
  const page = await visit(paths.eventParticipants.getHref({ eventId: event.id, query }), {
    as: admin,
    width: 360,
  });
  const main = page.getByRole('main');
  const press = (key: string) => main.getByRole('button', { name: polish(key), exact: true }).click();

  await press('mailings.write');
  await main.getByText(polish('mailings.audience.readers', { smart_count: 1 })).waitFor();
  await press('mailings.send');
  await main.getByText(polish('validation.required')).first().waitFor();

  const inPolish = main.getByRole('region', { name: polish('fields.inPolish') });
  await inPolish
    .getByRole('textbox', { name: polish('fields.mailingSubject') })
    .fill('Prosimy o cierpliwość');
  const text = inPolish.getByRole('textbox', { name: polish('fields.mailingText') });
  await text.fill('Witaj,');
  await press('mailings.placeholders.firstname');
  await expect.poll(() => text.inputValue()).toBe('Witaj, {firstname}');

  await press('mailings.preview.title');
  const { element } = dialog(page);
  await element.getByText('Witaj, Łucja').waitFor();
  await element.getByRole('button', { name: polish('ra.action.close') }).click();

  await press('mailings.send');
  await toastShown(page, polish('messages.mailingCreated'));
  await main.getByRole('heading', { name: 'Prosimy o cierpliwość' }).waitFor();
  await sendMailings(stage).run(never);
  // The page is read again by itself.
  await main.getByText(`${polish('fields.sent')}: 1`).waitFor();
  await main.getByRole('tab', { name: polish('fields.readers') }).click();
  await main.getByRole('link', { name: 'Łucja Wilk' }).waitFor();
  expect(
    await main
      .getByRole('listitem')
      .filter({ hasText: polish('enums.sentMailStatus.sent') })
      .count(),
  ).toBe(1);
});

test('selected volunteers get a message at its time, which can be taken back', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [
    { firstname: 'Łukasz', lastname: 'Żak', accountStatus: 'verified' },
    { firstname: 'Wera', lastname: 'Nowak', accountStatus: 'verified' },
  ]);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: polish('kit.selection.one', { name: 'Wera Nowak' }) }).check();
  await main.getByRole('button', { name: polish('mailings.writeTo', { smart_count: 1 }) }).click();
  await main
    .getByRole('heading', { name: polish('mailings.audience.selected', { smart_count: 1 }) })
    .waitFor();
  // What is chosen outlives a reload.
  await page.reload();
  await main
    .getByRole('heading', { name: polish('mailings.audience.selected', { smart_count: 1 }) })
    .waitFor();

  const inUkrainian = main.getByRole('region', { name: polish('fields.inUkrainian') });
  await inUkrainian.getByRole('textbox', { name: polish('fields.mailingSubject') }).fill('Літо');
  await inUkrainian.getByRole('textbox', { name: polish('fields.mailingText') }).fill('Запрошуємо!');
  await main.getByLabel(polish('fields.sendDate')).fill('2099-05-01');
  await main.getByRole('button', { name: polish('mailings.send') }).click();
  await main.getByText(polish('validation.required')).waitFor();
  await main.getByLabel(polish('fields.sendTime')).fill('10:00');
  await main.getByRole('button', { name: polish('mailings.send') }).click();
  await main.getByText(polish('enums.mailingStatus.scheduled')).waitFor();

  await main.getByRole('button', { name: polish('mailings.cancel.label') }).click();
  await dialog(page).confirm(polish('mailings.cancel.label')).click();
  await main.getByText(polish('enums.mailingStatus.cancelled')).waitFor();
});
