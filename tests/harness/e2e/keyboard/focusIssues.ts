import type { Page } from 'playwright-core';

const POPUPS = '[role=dialog], [role=menu], [role=listbox]';
const ROUNDS = 12;

/** Remembers the focus while no popup is open. Call it on an open page; a reload removes it. */
export async function watchFocus(page: Page): Promise<void> {
  await page.evaluate((popups) => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest(`${popups}, .MuiModal-root`)) {
        Object.assign(window, { lastFocus: target });
      }
    });
  }, POPUPS);
}

/** Focus faults of an open dialog, menu or list, and after Escape has closed it. */
export async function popupIssues(page: Page): Promise<string[]> {
  // A closing popup is already hidden from screen readers.
  const popup = page.locator(`:is(${POPUPS}):not([aria-hidden=true] *)`).last();
  if (!(await popup.isVisible())) return [];
  const issues: string[] = [];
  const isInside = () =>
    popup.evaluate((element) => {
      const active = document.activeElement;
      return element.contains(active) || active?.getAttribute('aria-expanded') === 'true';
    });
  if (!(await isInside())) {
    const opened = await popup.evaluate((element) => element.outerHTML.slice(0, 120));
    issues.push(`what has opened has not the focus: ${opened}`);
  }
  const isDialog = (await popup.getAttribute('role')) === 'dialog';
  for (let round = 0; isDialog && round < ROUNDS; round += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) issues.push(`Tab leaves the dialog after ${round + 1} steps`);
  }
  await page.keyboard.press('Escape');
  await page.waitForFunction((popups) => !document.querySelector(popups)?.checkVisibility(), POPUPS);
  await page.waitForFunction(() => document.querySelector('.MuiModal-root:not([aria-hidden])') === null);
  const after = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === Reflect.get(window, 'lastFocus')
      ? undefined
      : activeElement?.outerHTML.slice(0, 120);
  });
  return after === undefined ? issues : [...issues, `the focus does not come back, but goes to ${after}`];
}

/** Faults in how a refused form reports its errors. */
export function formIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'input:not([type=hidden]), textarea, [role=combobox]';
    const fields = [...document.querySelectorAll('#main [data-invalid]')].filter((field) =>
      field.checkVisibility(),
    );
    const first = fields[0]?.querySelector(controls);
    const issues =
      first && first !== document.activeElement ? ['the first wrong field has not the focus'] : [];
    for (const field of fields) {
      const control = field.querySelector(controls);
      const named = field.textContent?.slice(0, 40);
      if (!control) issues.push(`${named}: nothing to fill in`);
      if (control?.getAttribute('aria-invalid') !== 'true') issues.push(`${named} is not told to be wrong`);
      const ids = [control, control?.closest('fieldset')].flatMap(
        (element) => element?.getAttribute('aria-describedby')?.split(' ') ?? [],
      );
      if (!ids.some((id) => document.getElementById(id)?.textContent))
        issues.push(`${named}: nothing says why`);
    }
    // Visual marks must be announced too.
    for (const mark of document.querySelectorAll('#main .MuiFormLabel-asterisk')) {
      const field = mark.closest('.MuiFormControl-root') ?? mark.closest('label');
      const control = field?.querySelector(controls) ?? field;
      const isTold =
        control?.matches(':required, [aria-required=true]') ||
        field?.closest('fieldset')?.querySelector('legend span');
      if (!isTold) issues.push(`${field?.textContent?.slice(0, 40)} is required, but not told to be`);
    }
    return issues;
  });
}
