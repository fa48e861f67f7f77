import { paths } from '../../../../src/contract/paths.ts';
import { exe, pdf } from '../../sampleFiles.ts';
import type { World } from './insertWorld.ts';
import type { ScreenState } from './ScreenState.ts';
import { ask } from './steps.ts';

const list = { as: 'admin', path: 'volunteers', at: () => paths.volunteers.getHref() } as const;
const profile = {
  as: 'admin',
  path: 'volunteer',
  at: ({ pending }: World) => paths.volunteer.getHref({ profileId: pending.id }),
} as const;
const files = {
  ...profile,
  at: ({ verified }: World) => paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'files' } }),
} as const;

const clearances = {
  ...profile,
  at: ({ verified }: World) =>
    paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'clearances' } }),
} as const;

const agreements = {
  ...profile,
  at: ({ verified }: World) =>
    paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'agreements' } }),
} as const;

const guardian = {
  ...profile,
  at: ({ minor }: World) => paths.volunteer.getHref({ profileId: minor, query: { tab: 'guardian' } }),
} as const;

const hours = {
  ...profile,
  at: ({ verified }: World) => paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'hours' } }),
} as const;

const select: ScreenState['reach'] = async ({ main, text }) => {
  await main.getByRole('checkbox', { name: text('kit.selection.page') }).check();
};
const askBulk =
  (key: string): NonNullable<ScreenState['reach']> =>
  async ({ main, dialog, text, world }) => {
    await main
      .getByRole('checkbox', { name: text('kit.selection.one', { name: world.pending.name }) })
      .check();
    await main.getByRole('button', { name: text(key, { smart_count: 1 }) }).click();
    // Its script may be loading.
    await dialog.getByRole('listitem').first().waitFor();
  };
const askVerify = askBulk('volunteers.verify.bulk.label');
const confirmBulk: ScreenState['reach'] = async (screen) => {
  await askVerify(screen);
  await screen.dialog.getByRole('button').last().click();
  await screen.dialog.getByRole('progressbar').waitFor();
};

const ownView = '01980000-0000-7000-8000-0000000000f2';
const sharedView = {
  ...{ id: '01980000-0000-7000-8000-0000000000f1', list: 'volunteers', name: 'Czekają', shared: true },
  ...{ query: 'accountStatus=pending', author: { id: ownView, name: 'Piotr' } },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', updatedAt: '2026-11-20T09:30:00.000Z' },
};

export const volunteerStates: readonly ScreenState[] = [
  { ...list, name: 'the list of volunteers' },
  { ...list, name: 'selected volunteers', reach: select },
  {
    ...list,
    name: 'all volunteers that match, selected',
    at: () => `${paths.volunteers.getHref()}?size=1`,
    reach: async (screen) => {
      await select(screen);
      const label = screen.text('kit.selection.matching', { smart_count: '#' });
      const all = screen.main.getByRole('button', { name: new RegExp(label.replace('#', '\\d+')) });
      await all.click();
      await all.waitFor({ state: 'detached' });
    },
  },
  {
    ...list,
    name: 'the question whether to reject several',
    reach: askBulk('volunteers.reject.bulk.label'),
  },
  {
    ...list,
    name: 'the filters of volunteers',
    reach: async ({ main, button, text }) => {
      await button('kit.filter.title').click();
      const languages = main.getByRole('group', { name: text('fields.languages') });
      await languages.getByRole('button', { name: /\d/ }).first().waitFor();
    },
  },
  {
    ...list,
    name: 'the columns of the list',
    reach: async ({ button, dialog, text }) => {
      await button('ra.action.select_columns').click();
      await dialog.getByRole('checkbox', { name: text('fields.email') }).waitFor();
    },
  },
  {
    ...list,
    name: 'a list with saved views',
    at: () => paths.volunteers.getHref({ query: { accountStatus: 'pending', view: sharedView.id } }),
    answers: () => ({
      'GET /api/saved-views': {
        status: 200,
        body: {
          content: [sharedView, { ...sharedView, id: ownView, name: 'Moje', shared: false }],
          ...{ totalElements: 2, totalPages: 1, page: 0, size: 100 },
        },
      },
    }),
    reach: ({ main }) => main.getByRole('tab').nth(2).waitFor(),
  },
  {
    ...list,
    name: 'a view to be saved',
    at: () => paths.volunteers.getHref({ query: { accountStatus: 'pending' } }),
    reach: async ({ button, dialog }) => {
      await button('kit.views.save').click();
      await dialog.getByRole('textbox').waitFor();
    },
  },
  {
    ...list,
    name: 'a list that was saved as a file',
    reach: async ({ button, page, text }) => {
      await button('ra.action.export').click();
      await page.getByText(text('messages.fileDownloaded')).waitFor();
    },
  },
  {
    ...list,
    name: 'a list in which nothing matches',
    at: () => paths.volunteers.getHref({ query: { q: 'Nikt-taki' } }),
  },
  {
    ...list,
    name: 'sizes of a page of the list',
    // A list with one page has no pagination.
    at: () => paths.volunteers.getHref({ query: { size: '2' } }),
    reach: async ({ main, page }) => {
      await main.getByRole('combobox').last().click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    ...list,
    name: 'sorting on a phone',
    isNarrow: true,
    reach: async ({ main, page, text }) => {
      await main.getByRole('combobox', { name: text('ra.action.sort') }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  { ...list, name: 'verifying several', reach: askVerify },
  {
    ...list,
    name: 'several that are being verified',
    answers: ({ pending }) => ({ [`GET /api/volunteers/${pending.id}/verify`]: 'never' }),
    reach: confirmBulk,
  },
  {
    ...profile,
    name: 'the tags of a volunteer',
    reach: async ({ button, dialog, text }) => {
      await button('volunteers.tags.edit').click();
      await dialog.getByRole('combobox', { name: text('fields.tags') }).waitFor();
    },
  },
  {
    ...profile,
    path: 'addVolunteer',
    name: 'a volunteer added by hand',
    at: () => paths.addVolunteer.getHref(),
  },
  {
    ...profile,
    path: 'editVolunteer',
    name: 'the data of a volunteer put right',
    at: ({ pending }) => paths.editVolunteer.getHref({ profileId: pending.id }),
  },
  { ...profile, name: 'a volunteer who waits' },
  {
    ...profile,
    name: 'a volunteer with all fields',
    at: ({ verified }) => paths.volunteer.getHref({ profileId: verified.id }),
  },
  { ...profile, name: 'verifying', reach: ask('volunteers.verify.label') },
  {
    ...profile,
    name: 'a verification that fails',
    answers: ({ pending }) => ({ [`GET /api/volunteers/${pending.id}/verify`]: 'volunteer_not_pending' }),
    reach: async (screen) => {
      await ask('volunteers.verify.label')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('volunteers.verify.label') }).click();
      await screen.dialog.getByText(screen.text('errors.volunteer_not_pending')).waitFor();
    },
  },
  {
    ...profile,
    name: 'rejecting with too short a reason',
    reach: async (screen) => {
      await ask('volunteers.reject.label')(screen);
      await screen.dialog.getByRole('textbox').fill('x');
      await screen.dialog.getByRole('button', { name: screen.text('volunteers.reject.label') }).click();
      await screen.dialog.locator('[aria-invalid=true]').waitFor();
    },
  },
  { ...profile, name: 'deleting a volunteer', reach: ask('ra.action.delete') },
  { ...profile, name: 'exporting the data of a volunteer', reach: ask('volunteers.data.label') },
  { ...files, name: 'files of a volunteer' },
  {
    ...files,
    name: 'files that are refused or under way',
    answers: ({ verified }) => ({ [`POST /api/volunteers/${verified.id}/files`]: 'never' }),
    reach: async ({ main, text }) => {
      const [wrong, right] = ['program.exe', 'oswiadczenie.pdf'];
      await main.locator('input[type=file]').setInputFiles([
        { name: wrong, mimeType: 'application/x-msdownload', buffer: exe },
        { name: right, mimeType: 'application/pdf', buffer: pdf },
      ]);
      await main.getByRole('progressbar', { name: text('kit.upload.progress', { name: right }) }).waitFor();
    },
    leave: ({ button }) => button('kit.upload.cancel', { name: 'oswiadczenie.pdf' }).click(),
  },
  {
    ...files,
    name: 'deleting a file',
    reach: (screen) => ask('kit.files.deleteOne', { name: screen.world.verified.fileName })(screen),
  },
  { ...clearances, name: 'the checks of a volunteer for work with minors' },
  {
    ...clearances,
    name: 'a volunteer who was never checked',
    at: ({ pending }) => paths.volunteer.getHref({ profileId: pending.id, query: { tab: 'clearances' } }),
  },
  {
    ...clearances,
    name: 'a check that lacks something',
    reach: async (screen) => {
      await ask('volunteers.clearances.add')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('ra.action.save') }).click();
      await screen.dialog.locator('[data-invalid]').first().waitFor();
    },
  },
  {
    ...clearances,
    name: 'deleting a check',
    reach: async (screen) => {
      const kind = screen.text('enums.clearanceKind.criminalRecord');
      await ask('volunteers.clearances.deleteOne', { kind })(screen);
    },
  },
  { ...guardian, name: 'a guardian’s consent that is to be renewed' },
  {
    ...guardian,
    name: 'a guardian who is asked, without an address',
    reach: async (screen) => {
      await ask('volunteers.guardian.askAgain')(screen);
      await screen.dialog.getByLabel(screen.text('fields.guardianEmail')).fill('');
      await screen.dialog
        .getByRole('button', { name: screen.text('volunteers.agreements.send.label') })
        .click();
      await screen.dialog.locator('[data-invalid]').first().waitFor();
    },
  },
  {
    ...guardian,
    name: 'a guardian’s consent on paper',
    reach: (screen) => ask('volunteers.guardian.paper')(screen),
  },
  {
    ...guardian,
    name: 'withdrawing a guardian’s consent',
    reach: (screen) => ask('volunteers.guardian.withdrawOne', { name: 'Beata Wiśniewska' })(screen),
  },
  { ...agreements, name: 'the agreements with a volunteer' },
  {
    ...agreements,
    name: 'an agreement that lacks something',
    reach: async (screen) => {
      await ask('volunteers.agreements.add')(screen);
      await screen.dialog.getByRole('button', { name: screen.text('ra.action.save') }).click();
      await screen.dialog.locator('[data-invalid]').first().waitFor();
    },
  },
  {
    ...agreements,
    name: 'sending an agreement',
    reach: async (screen) => {
      const name = screen.text('volunteers.agreements.draft');
      await ask('volunteers.agreements.send.one', { name })(screen);
    },
  },
  {
    ...agreements,
    name: 'noting that an agreement was signed',
    reach: async (screen) => {
      const name = screen.text('volunteers.agreements.number', { number: '1/2026' });
      await ask('volunteers.agreements.sign.one', { name })(screen);
    },
  },
  {
    ...agreements,
    name: 'ending an agreement',
    reach: async (screen) => {
      const name = screen.text('volunteers.agreements.number', { number: '2/2026' });
      await ask('volunteers.agreements.end.one', { name })(screen);
    },
  },
  {
    ...agreements,
    name: 'deleting the draft of an agreement',
    reach: async (screen) => {
      const name = screen.text('volunteers.agreements.draft');
      await ask('volunteers.agreements.deleteOne', { name })(screen);
    },
  },
  { ...hours, name: 'the hours and certificates of a volunteer' },
  {
    ...hours,
    name: 'hours that lack something',
    reach: async ({ main, text }) => {
      await main.getByRole('button', { name: text('volunteers.hours.add') }).click();
      await main.getByRole('button', { name: text('ra.action.save') }).click();
      await main.locator('[data-invalid]').first().waitFor();
    },
  },
  {
    ...hours,
    name: 'declining hours',
    reach: async (screen) => {
      await ask('volunteers.hours.decline.one', { description: 'Porządki w magazynie' })(screen);
    },
  },
  {
    ...hours,
    name: 'a certificate of a period in which no time was given',
    reach: async ({ main, text }) => {
      await main.getByRole('button', { name: text('volunteers.certificates.issue') }).click();
      await main.getByLabel(text('fields.dateFrom')).fill('2020-01-01');
      await main.getByLabel(text('fields.dateTo')).fill('2020-01-02');
      await main.getByText(text('volunteers.certificates.none')).waitFor();
    },
  },
  {
    ...hours,
    name: 'revoking a certificate',
    reach: async (screen) => {
      await ask('volunteers.certificates.revoke.one', { number: '1/2026' })(screen);
    },
  },
  {
    ...files,
    name: 'the history of a volunteer',
    at: ({ verified }) => paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'history' } }),
  },
  {
    ...files,
    name: 'what was mailed to a volunteer',
    at: ({ verified }) => paths.volunteer.getHref({ profileId: verified.id, query: { tab: 'mails' } }),
  },
  {
    ...profile,
    name: 'a volunteer without files',
    at: ({ pending }) => paths.volunteer.getHref({ profileId: pending.id, query: { tab: 'files' } }),
  },
];
