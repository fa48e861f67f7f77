import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { eventPage } from '../harness/e2e/pages/eventPage.ts';
import { form } from '../harness/e2e/pages/form.ts';
import { participantRow } from '../harness/e2e/pages/participantRow.ts';
import { polish } from '../harness/e2e/polish.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { dayFromNow, insertEvent } from '../harness/insertEvent.ts';
import { insertVolunteerUser, insertVolunteerUsers } from '../harness/insertVolunteerUsers.ts';

const pageOf = ({ id }: { id: string }) => paths.event.getHref({ eventId: id });
const creatorOf = ({ id, name }: { id: string; name: string }) => ({ id, name });
const yesterday = { startDate: dayFromNow(-1), endDate: dayFromNow(2) };

test('a draft, what it lacks, and its publication', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  const { field, picker, fill, tick, submit } = form(page);
  await field('title').fill('Sprzątanie parku');
  await submit('events.form.saveDraft');
  const event = eventPage(page);
  await event.heading('Sprzątanie parku').waitFor();
  await event.phase('draft').waitFor();
  await event.action('publish').waitFor({ state: 'detached' });
  await page.getByText(polish('events.publish.missing', { fields: '' }).trim(), { exact: false }).waitFor();

  await event.edit.click();
  await submit('events.form.publish');
  const missing = page.getByText(polish('validation.required'), { exact: true });
  await expect.poll(() => missing.count()).toBe(6);
  await fill({ description: 'Zbieramy śmieci nad rzeką.', city: 'Łódź', volunteersNeededNum: '2' });
  await tick('enums.helpCategory.nature');
  for (const name of ['startDate', 'endDate']) {
    await picker(name).fill(dayFromNow(20));
  }
  await submit('events.form.publish');
  await toastShown(page, polish('messages.eventPublished'));
  await event.phase('future').waitFor();
  await event.action('unpublish').waitFor();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const volunteer of await insertVolunteerUsers(stage.db, organizationId, 3)) {
    await stage.call('signUpForEvent', { as: volunteer, params: { id } });
  }
  await page.reload();
  const taken = polish('events.places.taken', { signed: '2', needed: '2' });
  const waiting = polish('events.places.waiting', { smart_count: 1 });
  await page.getByText(`${taken} · ${waiting}`).waitFor();
  // Who has joined is not left without their event.
  expect(await event.action('unpublish').count()).toBe(0);
});

test('an event is repeated every week; a change and a cancellation are for one event or for those that follow, too', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const found = await insertEvent(stage.db, {
    ...{ organizationId, title: 'Lekcje polskiego', creator: creatorOf(admin) },
  });
  const page = await visit(pageOf(found), { as: admin });
  const event = eventPage(page);
  const series = async () =>
    (await stage.call('getEvent', { as: admin, params: { id: found.id } })).answer.series;

  await page.getByRole('button', { name: polish('events.series.label'), exact: true }).click();
  const { element, confirm } = dialog(page);
  await element.getByRole('textbox', { name: polish('fields.eventCount') }).fill('4');
  // All days of a year have room, one below the other.
  await element.getByRole('textbox', { name: polish('fields.eventCount') }).fill('52');
  const shown = element.getByRole('group', { name: polish('events.series.days') });
  await expect.poll(() => shown.getByRole('listitem').count()).toBe(51);
  expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await element.getByRole('textbox', { name: polish('fields.eventCount') }).fill('4');
  // The days that would be new, before anything is made.
  const days = element.getByRole('listitem');
  await expect.poll(() => days.count()).toBe(3);
  await confirm(polish('events.series.create')).click();
  await toastShown(page, polish('messages.eventRepeated'));
  const heading = (number: number) =>
    page.getByRole('heading', { name: polish('events.series.heading', { number, count: 4 }) });
  await heading(1).waitFor();
  expect((await series()).map(({ startDate }) => startDate)).toEqual([10, 17, 24, 31].map(dayFromNow));
  // Only the last goes on.
  expect(await page.getByRole('button', { name: polish('events.series.label'), exact: true }).count()).toBe(
    0,
  );

  await page.locator(`a[href$="${(await series())[1]?.id}"]`).click();
  await heading(2).waitFor();
  await event.edit.click();
  await page.getByRole('radio', { name: polish('events.series.following', { smart_count: 2 }) }).check();
  const { field, submit } = form(page);
  await field('title').fill('Lekcje ukraińskiego');
  await submit('ra.action.save');
  await page.getByText(polish('events.series.changed', { smart_count: 2 })).waitFor();
  const titles = await Promise.all(
    (await series()).map(
      async ({ id }) => (await stage.call('getEvent', { as: admin, params: { id } })).answer.title,
    ),
  );
  expect(titles).toEqual(['Lekcje polskiego', ...Array(3).fill('Lekcje ukraińskiego')]);

  await event.action('cancel').click();
  await dialog(page).reason.fill('Sala jest zalana.');
  await page.getByRole('radio', { name: polish('events.series.one') }).waitFor();
  await dialog(page).confirm(polish('events.cancel.label')).click();
  await event.phase('cancelled').first().waitFor();
  expect((await series()).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a copy of an event is a draft that only lacks its days', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const found = await insertEvent(stage.db, {
    organizationId,
    title: 'Sobotnie zakupy',
    creator: creatorOf(admin),
  });
  const page = await visit(pageOf(found), { as: admin });
  await page.getByRole('button', { name: polish('events.copy.label') }).click();
  await dialog(page).confirm(polish('events.copy.label')).click();
  await toastShown(page, polish('messages.eventCopied'));
  const { field, picker, submit } = form(page);
  await expect.poll(() => field('title').inputValue()).toBe('Sobotnie zakupy');
  expect(page.url()).not.toContain(found.id);
  expect(await Promise.all(['startDate', 'endDate'].map((name) => picker(name).inputValue()))).toEqual([
    '',
    '',
  ]);
  // Most events last one day.
  await picker('startDate').fill(dayFromNow(30));
  await submit('events.form.publish');
  await toastShown(page, polish('messages.eventPublished'));
  await eventPage(page).heading('Sobotnie zakupy').waitFor();
});

test('a new event that is saved and then not published is the same one after a reload', async ({
  stage,
  visit,
  expected,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const page = await visit(paths.createEvent.getHref(), { as: admin });
  const { field, picker, fill, tick, submit } = form(page);
  await fill({ title: 'Sprzątanie parku', description: 'Zbieramy śmieci nad rzeką.' });
  await fill({ city: 'Łódź', volunteersNeededNum: '2' });
  await tick('enums.helpCategory.nature');
  await picker('startDate').fill(dayFromNow(20));
  await page.route('**/publish?*', (route) => route.abort(), { times: 1 });
  await submit('events.form.publish');
  await toastShown(page, polish('messages.somethingWentWrong'));
  await field('title').fill('Sprzątanie parku i rzeki');

  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect.poll(() => field('title').inputValue()).toBe('Sprzątanie parku i rzeki');
  await submit('events.form.publish');
  const event = eventPage(page);
  await event.heading('Sprzątanie parku i rzeki').waitFor();
  await event.phase('future').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expected.push(`net::ERR_FAILED POST /api/events/${id}/publish`);
  const events = await stage.db
    .selectFrom('events')
    .select('title')
    .where('organizationId', '=', organizationId)
    .execute();
  expect(events).toEqual([{ title: 'Sprzątanie parku i rzeki' }]);
  // Nothing of it is offered as a new one.
  await page.goto(paths.createEvent.getHref());
  expect(await field('title').inputValue()).toBe('');
});

test('attendance at the door, on a phone, and the end of the event', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id } = await insertEvent(stage.db, { organizationId, creator: creatorOf(admin) });
  const people = [
    { firstname: 'Łucja', lastname: 'Wiśniewska' },
    { firstname: 'Сергій', lastname: 'Шевченко' },
  ];
  for (const person of people) {
    const as = await insertVolunteerUser(stage.db, organizationId, person);
    await stage.call('signUpForEvent', { as, params: { id } });
  }
  // It has begun meanwhile.
  await stage.db.updateTable('events').set(yesterday).where('id', '=', id).execute();

  const page = await visit(paths.eventParticipants.getHref({ eventId: id }), { as: admin, width: 360 });
  const lucja = participantRow(page, 'Łucja Wiśniewska');
  const serhii = participantRow(page, 'Сергій Шевченко');
  await lucja.attended.click();
  await lucja.saved.waitFor();
  await serhii.attended.click();
  await serhii.noShow.click();
  await serhii.saved.waitFor();
  const { height = 0, width = 0 } = (await lucja.noShow.boundingBox()) ?? {};
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(56);

  await page.reload();
  await lucja.group.waitFor();
  await expect.poll(lucja.chosen).toEqual([polish('enums.attendance.attended')]);
  await expect.poll(serhii.chosen).toEqual([polish('enums.attendance.no_show')]);

  await page.goto(pageOf({ id }));
  await eventPage(page).action('finish').click();
  await dialog(page).warning.waitFor();
  await dialog(page).confirm(polish('events.finish.label')).click();
  await toastShown(page, polish('messages.eventFinished'));
  await eventPage(page).phase('finished').waitFor();
  await eventPage(page).edit.waitFor({ state: 'detached' });
});

test('an event gets shifts, is repeated with them, and attendance is recorded in each', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const found = await insertEvent(stage.db, { organizationId, title: 'Festyn', creator: creatorOf(admin) });
  const page = await visit(pageOf(found), { as: admin });
  const { element, confirm } = dialog(page);
  const card = page.getByRole('region', { name: polish('events.shifts.label') });
  const add = async (role: string, from: string, to: string, places: string) => {
    await card.getByRole('button', { name: polish('events.shifts.add') }).click();
    await element.getByRole('textbox', { name: polish('fields.shiftRole') }).fill(role);
    await element.getByLabel(polish('fields.eventStart')).fill(from);
    await element.getByLabel(polish('fields.endTime')).fill(to);
    await element.getByRole('textbox', { name: polish('fields.shiftPlaces') }).fill(places);
    await confirm(polish('ra.action.save')).click();
  };
  await card.getByText(polish('events.shifts.empty')).waitFor();
  await add('Kuchnia', '09:00', '12:00', '1');
  await element.getByText(polish('validation.withinEvent')).waitFor();
  await element.getByLabel(polish('fields.eventStart')).fill('10:00');
  await confirm(polish('ra.action.save')).click();
  await card.getByText('Kuchnia', { exact: true }).waitFor();
  await add('Wejście', '12:00', '13:30', '3');
  await card.getByText('Wejście', { exact: true }).waitFor();
  await page.getByText(polish('events.places.taken', { signed: '0', needed: '4' })).waitFor();

  await page.getByRole('button', { name: polish('events.series.label'), exact: true }).click();
  await element.getByRole('textbox', { name: polish('fields.eventCount') }).fill('6');
  await confirm(polish('events.series.create')).click();
  await page.getByText(polish('events.series.heading', { number: 1, count: 6 })).waitFor();

  await card
    .getByRole('button', { name: `${polish('events.shifts.editOne', { name: 'Kuchnia' })},` })
    .click();
  await element.getByRole('radio', { name: polish('events.series.following', { smart_count: 5 }) }).check();
  await element.getByRole('textbox', { name: polish('fields.shiftRole') }).fill('Bufet');
  await confirm(polish('ra.action.save')).click();
  await page.getByText(polish('events.series.changed', { smart_count: 5 })).waitFor();

  const { answer } = await stage.call('getEvent', { as: admin, params: { id: found.id } });
  const last = answer.series.at(-1)?.id ?? '';
  const { shifts } = (await stage.call('getEvent', { as: admin, params: { id: last } })).answer;
  const lucja = await insertVolunteerUser(stage.db, organizationId, { firstname: 'Łucja', lastname: 'Lis' });
  const serhii = await insertVolunteerUser(stage.db, organizationId, {
    firstname: 'Сергій',
    lastname: 'Шевченко',
  });
  const [kitchen, door] = shifts.map(({ id }) => id) as [string, string];
  await stage.call('signUpForShift', { as: lucja, params: { id: last, shiftId: kitchen } });
  await stage.call('signUpForShift', { as: serhii, params: { id: last, shiftId: door } });
  await stage.db.updateTable('events').set(yesterday).where('id', '=', last).execute();

  await page.goto(paths.eventParticipants.getHref({ eventId: last }));
  await participantRow(page, 'Сергій Шевченко').group.waitFor();
  await page.getByRole('combobox', { name: polish('fields.shift') }).click();
  await page.getByRole('option', { name: /^Bufet/ }).click();
  await participantRow(page, 'Сергій Шевченко').group.waitFor({ state: 'detached' });
  const recorded = participantRow(page, 'Łucja Lis');
  await recorded.attended.click();
  await recorded.saved.waitFor();
  await page
    .getByText(/2\sgodz|2\sh/)
    .first()
    .waitFor();
});

test('the keyboard is enough to cancel, and everybody sees the reason', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id } = await insertEvent(stage.db, { organizationId, creator: creatorOf(admin) });
  const page = await visit(pageOf({ id }), { as: admin });
  const event = eventPage(page);
  await tabTo(page, event.action('cancel'));
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      dialog(page)
        .reason.first()
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.type('Sala jest zalana.');
  await tabTo(page, dialog(page).confirm(polish('events.cancel.label')));
  await page.keyboard.press('Enter');
  await toastShown(page, polish('messages.eventCancelled'));
  await event.phase('cancelled').waitFor();
  await page.getByText('Sala jest zalana.').first().waitFor();
  await event.action('cancel').waitFor({ state: 'detached' });
});

test('two people change one event: nothing typed is lost', async ({ stage, visit, expected }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const { id, title } = await insertEvent(stage.db, { organizationId, creator: creatorOf(admin) });
  expected.push(`409 PUT /api/events/${id}`);
  const page = await visit(paths.editEvent.getHref({ eventId: id }), { as: admin });
  const { field, submit } = form(page);
  await field('city').fill('Zgierz');

  const { answer } = await stage.call('getEvent', { as: admin, params: { id } });
  const { helpCategory, description, startDate, endDate, volunteersNeededNum, version } = answer;
  const theirs = { title: 'Zakupy w niedzielę', city: 'Łódź', helpCategory, description, startDate, endDate };
  await stage.call('updateEvent', {
    as: admin,
    params: { id },
    body: { ...theirs, volunteersNeededNum, version },
  });

  await submit('ra.action.save');
  const conflict = page.getByRole('dialog', { name: polish('form.conflict.title') });
  await conflict.getByText('Zakupy w niedzielę').waitFor();
  await conflict.getByRole('button', { name: polish('form.conflict.stay') }).click();
  expect([await field('title').inputValue(), await field('city').inputValue()]).toEqual([title, 'Zgierz']);
  await submit('ra.action.save');
  await conflict.getByRole('button', { name: polish('form.conflict.load') }).click();
  await expect.poll(() => field('title').inputValue()).toBe('Zakupy w niedzielę');
  expect(await field('city').inputValue()).toBe('Zgierz');
  await submit('ra.action.save');
  await toastShown(page, polish('messages.edited'));
  const saved = await stage.call('getEvent', { as: admin, params: { id } });
  expect(saved.answer).toMatchObject({ title: 'Zakupy w niedzielę', city: 'Zgierz' });
});

test('groups, and the month as a calendar to walk through', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const future = await insertEvent(stage.db, {
    ...{ organizationId, title: 'Rajd pieszy', creator: creatorOf(admin) },
  });
  await insertEvent(stage.db, { organizationId, title: 'Warsztaty', status: 'draft' });
  const page = await visit(paths.events.getHref(), { as: admin });
  await page.getByRole('link', { name: 'Rajd pieszy' }).waitFor();
  await page.getByRole('tab', { name: polish('enums.eventGroup.drafts') }).click();
  await page.getByRole('link', { name: 'Warsztaty' }).waitFor();
  await page.getByRole('link', { name: 'Rajd pieszy' }).waitFor({ state: 'detached' });

  const month = String(future.startDate).slice(0, 7);
  await page.goto(paths.events.getHref({ query: { view: 'calendar', month } }));
  const cell = page.locator(`[data-day="${future.startDate}"]`);
  const link = cell.getByRole('link', { name: /Rajd pieszy/ });
  await link.waitFor();
  const stop = page.locator('[data-day][tabindex="0"]');
  await stop.focus();
  const day = Number(String(future.startDate).slice(8));
  const start = Number((await stop.getAttribute('data-day'))?.slice(8));
  for (let step = start; step !== day; step += Math.sign(day - start)) {
    await page.keyboard.press(day > start ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await eventPage(page).heading('Rajd pieszy').waitFor();
});

test('a group of events with its filters is kept as a view', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  for (const [title, city] of [
    ['Warsztaty w Łodzi', 'Łódź'],
    ['Warsztaty w Gdyni', 'Gdynia'],
  ] as const)
    await insertEvent(stage.db, { organizationId, title, city, status: 'draft' });
  const page = await visit(paths.events.getHref({ query: { group: 'drafts', city: 'Łódź' } }), { as: admin });
  const event = (title: string) => page.getByRole('link', { name: title, exact: true });
  await event('Warsztaty w Łodzi').waitFor();
  await page.getByRole('button', { name: polish('kit.views.save') }).click();
  await page.getByRole('dialog').getByLabel(polish('fields.name')).fill('Łódzkie plany');
  await page.keyboard.press('Enter');
  const view = page.getByRole('tab', { name: 'Łódzkie plany' });
  await view.waitFor();

  await page.goto(paths.events.getHref());
  await view.click();
  await event('Warsztaty w Łodzi').waitFor();
  expect(await event('Warsztaty w Gdyni').count()).toBe(0);
  const drafts = page.getByRole('tab', { name: polish('enums.eventGroup.drafts') });
  expect(await drafts.getAttribute('aria-selected')).toBe('true');
});
