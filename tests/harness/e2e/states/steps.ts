import type { Screen } from './ScreenState.ts';

type Step = (screen: Screen) => Promise<unknown>;

/** Presses a button of the page, by the i18n key of its label. */
export function press(key: string, values?: Record<string, string>): Step {
  return ({ button }) => button(key, values).first().click();
}

/** Presses a button that opens a dialog. */
export function ask(key: string, values?: Record<string, string>): Step {
  return async (screen) => {
    await press(key, values)(screen);
    await screen.dialog.getByRole('heading').first().waitFor();
  };
}

/** Waits until the API has returned the link's purpose. */
export const arrived: Step = ({ main, text }) =>
  main.getByText(text('kit.link.sending')).waitFor({ state: 'detached' });

/** Submits an incomplete form. */
export function submitTooLittle(key: string): Step {
  return async (screen) => {
    await press(key)(screen);
    await screen.main.locator('[data-invalid]').first().waitFor();
  };
}

/** Leaves a form with unsaved input, confirming the prompt. */
export const leaveUnsaved: Step = async ({ dialog, button, text }) => {
  await button('ra.action.cancel').click();
  await dialog.getByRole('button', { name: text('form.unsaved.leave') }).click();
  await dialog.waitFor({ state: 'detached' });
};
