import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';

test('a volunteer is checked for work with minors and found by it; a hit is the admins’ alone', async ({
  stage,
  visit,
}) => {
  const {
    id: organizationId,
    admin,
    volunteers,
  } = await insertTeam(stage, [
    { firstname: 'Łukasz', lastname: 'Żak', accountStatus: 'verified' },
    { firstname: 'Wera', lastname: 'Nowak', accountStatus: 'verified' },
  ]);
  const profile = paths.volunteer.getHref({
    profileId: volunteers[0].id,
    query: { tab: 'clearances' },
  });
  const page = await visit(profile, { as: admin });
  const main = page.getByRole('main');
  const kindName = (kind: string) => polish(`enums.clearanceKind.${kind}`);
  const stateOf = (state: string) => main.getByText(polish(`enums.clearanceState.${state}`));
  const note = async (kind: string, result = 'clean') => {
    await main.getByRole('button', { name: polish('volunteers.clearances.add') }).click();
    const { element } = dialog(page);
    await element.getByRole('combobox').first().click();
    await page.getByRole('option', { name: kindName(kind) }).click();
    await element.getByLabel(polish('fields.checkedOn')).fill('2026-11-02');
    await element.getByRole('radio', { name: polish(`enums.clearanceResult.${result}`) }).check();
    await element.getByRole('button', { name: polish('ra.action.save') }).click();
    await element.waitFor({ state: 'detached' });
    await toastShown(page, polish('messages.clearanceAdded'));
  };
  await stateOf('missing').waitFor();
  await note('offendersRegister');
  await main
    .getByText(polish('volunteers.clearances.missing', { kinds: kindName('criminalRecord') }))
    .waitFor();
  await note('criminalRecord');
  await stateOf('valid').waitFor();

  await page.goto(new URL(`${paths.volunteers.getHref()}?clearance=valid`, page.url()).href);
  const list = volunteerList(page);
  await list.select('Łukasz Żak').waitFor();
  await list.select('Wera Nowak').waitFor({ state: 'detached' });

  await page.goto(new URL(profile, page.url()).href);
  await note('foreignRecord', 'hit');
  await stateOf('refused').waitFor();

  const coordinator = await insertAccount(stage.db, { organizationId, role: 'coordinator' });
  const seen = (await visit(profile, { as: await stage.signIn(coordinator) })).getByRole('main');
  await seen.getByText(polish('enums.clearanceState.missing')).waitFor();
  await seen.getByText(polish('volunteers.clearances.empty')).waitFor();
});

test('an event with minors warns of who has a place and is not cleared', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const event = await insertEvent(stage.db, {
    ...{ organizationId, withMinors: true },
    creator: { id: admin.id, name: 'Anna Kowalska' },
  });
  await insertParticipants(stage.db, event, ['signed_up', 'signed_up']);
  const page = await visit(paths.event.getHref({ eventId: event.id }), { as: admin });
  await page
    .getByRole('alert')
    .getByText(polish('events.uncleared', { smart_count: 2 }))
    .waitFor();
});
