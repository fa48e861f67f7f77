import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { resetPassword, updatePassword } from './changePassword.ts';
import { forgetPassword } from './forgetPassword.ts';

export type PasswordOperation = 'forgotPassword' | 'resetPassword' | 'updatePassword';

/** Forgetting, resetting and changing a password. */
export function passwordOperations({ db }: Services): Handlers<PasswordOperation> {
  return {
    forgotPassword: async ({ body, language, request }) => {
      await forgetPassword(body.email, request.ip, db);
      return { message: translator(language)('messages.resetMailSent') };
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
