import type { Screen } from './ScreenState.ts';

type Step = (screen: Screen) => Promise<unknown>;

/** Presses a button of the page, by the key of what it says. */
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

/** Waits until the API has said what the link of the page is for. */
export const arrived: Step = ({ main, text }) =>
  main.getByText(text('kit.link.sending')).waitFor({ state: 'detached' });

/** Submits a form as it is, which is not enough. */
export function submitTooLittle(key: string): Step {
  return async (screen) => {
    await press(key)(screen);
    await screen.main.locator('[data-invalid]').first().waitFor();
  };
}

/** Leaves a form in which something was typed, in spite of the question. */
export const leaveUnsaved: Step = async ({ dialog, button, text }) => {
  await button('ra.action.cancel').click();
  await dialog.getByRole('button', { name: text('form.unsaved.leave') }).click();
  await dialog.waitFor({ state: 'detached' });
};
