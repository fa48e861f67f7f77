import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { resetPassword, updatePassword } from './changePassword.ts';
import { forgetPassword } from './forgetPassword.ts';
import { resendConfirmation } from './resendConfirmation.ts';

export type PasswordOperation = 'forgotPassword' | 'resendConfirmation' | 'resetPassword' | 'updatePassword';

/** Forgetting, resetting and changing a password, and the lost mail that keeps somebody out. */
export function passwordOperations({ db }: Services): Handlers<PasswordOperation> {
  return {
    forgotPassword: async ({ body, language, address }) => {
      await forgetPassword(body.email, address, db);
      return { message: translator(language)('messages.resetMailSent') };
    },
    resendConfirmation: async ({ body, language, address }) => {
      await resendConfirmation(body.email, address, db);
      return { message: translator(language)('messages.confirmationResent') };
    },
    resetPassword: async ({ body }) => {
      await resetPassword(body.token, body.password, db);
      return undefined;
    },
    updatePassword: async ({ user, body }) => {
      await updatePassword(body, user, db);
      return undefined;
    },
  };
}
