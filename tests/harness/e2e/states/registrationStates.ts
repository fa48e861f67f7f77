import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';
import { submitTooLittle } from './steps.ts';

const register = { as: 'visitor', path: 'register', at: () => paths.register.getHref() } as const;
/** What the panel stores in the history once a registration is sent. */
const sent = { sentTo: 'anna@panel.example' };
/** Name of the section, and label of its button. */
const steps = ['about', 'contact', 'address', 'preferences', 'admin', 'consents'];
const mayBeEmpty = ['preferences'];

/** The registration of a foundation step by step, with the errors of empty fields. */
export const registrationStates: readonly ScreenState[] = [
  { ...register, name: 'registering' },
  ...steps.map(
    (name, step): ScreenState => ({
      ...register,
      name: `registering: ${name}, with nothing`,
      reach: async (screen) => {
        const { page, main, text } = screen;
        // Via a draft left at this step.
        await page.evaluate((step) => sessionStorage.setItem('draft-step: register', String(step)), step);
        await main.getByRole('link', { name: text('shell.visitor.signIn') }).click();
        await page
          .getByRole('banner')
          .getByRole('link', { name: text('shell.visitor.register') })
          .click();
        await main.locator('section:not([hidden]) h2').waitFor();
        const isLast = step === steps.length - 1;
        if (!mayBeEmpty.includes(name)) {
          await submitTooLittle(isLast ? 'registration.submit' : 'form.next')(screen);
        }
      },
      leave: ({ page }) => page.evaluate(() => sessionStorage.removeItem('draft-step: register')),
    }),
  ),
  { ...register, name: 'a registration that was sent', history: sent },
  {
    ...register,
    name: 'a confirmation that was mailed again',
    history: sent,
    answers: () => ({ 'POST /api/users/resend-confirmation': { status: 202, body: { message: '' } } }),
    reach: async ({ button, main, text }) => {
      await button('kit.resend.submit').click();
      await main.getByText(text('messages.confirmationResent')).waitFor();
    },
  },
];
