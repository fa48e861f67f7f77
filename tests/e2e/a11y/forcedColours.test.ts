import { expect } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
import { settle } from '../../harness/e2e/settle.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

/** What is chosen, and what beside it is not. */
const places = {
  'the page in the header': ['header nav a[aria-current]', 'header nav a:not([aria-current])'],
  'a tab': ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  'a chip': ['.MuiChip-root[aria-pressed=true]', '.MuiChip-root[aria-pressed=false]'],
  'a view': ['.MuiToggleButton-root[aria-pressed=true]', '.MuiToggleButton-root[aria-pressed=false]'],
  'a choice of a list': ['[role=option][aria-selected=true]', '[role=option][aria-selected=false]'],
} as const;

worldTest('in forced colours what is chosen does not look like what is not', async ({ world, visit }) => {
  const page = await visit(paths.ourTeam.getHref(), { as: world.admin });
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);

  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderBottomColor, color } = getComputedStyle(element);
        return { backgroundColor, borderBottomColor, color };
      });
  const expectToDiffer = async (place: keyof typeof places) => {
    const [chosen, other] = await Promise.all(places[place].map(lookOf));
    expect(chosen, place).not.toEqual(other);
    // Nothing is written in the colour of its ground.
    expect(chosen?.color, place).not.toBe(chosen?.backgroundColor);
  };
  await expectToDiffer('the page in the header');
  await expectToDiffer('a tab');
  await expectToDiffer('a chip');

  await page.goto(paths.events.getHref({ query: { view: 'calendar' } }));
  await settle(page);
  await expectToDiffer('a view');
  await page.getByRole('main').getByRole('combobox').first().click();
  await page.getByRole('listbox').waitFor();
  await expectToDiffer('a choice of a list');
});
