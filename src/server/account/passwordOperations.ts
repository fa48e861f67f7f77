import type { Handlers } from '../http/Call.ts';
import { isSecure } from '../http/isSecure.ts';
import { rememberDevice } from '../identity/knownDevice.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { resetPassword, updatePassword } from './changePassword.ts';
import { forgetPassword } from './forgetPassword.ts';
import { resendConfirmation } from './resendConfirmation.ts';

export type PasswordOperation = 'forgotPassword' | 'resendConfirmation' | 'resetPassword' | 'updatePassword';

/** Forgetting, resetting and changing a password, and the lost mail that keeps somebody out. */
export function passwordOperations({ db, config }: Services): Handlers<PasswordOperation> {
  return {
    forgotPassword: async ({ body, language, address }) => {
      await forgetPassword(body.email, address, db);
      return { message: translator(language)('messages.resetMailSent') };
    },
    resendConfirmation: async ({ body, language, address }) => {
      await resendConfirmation(body.email, address, db);
      return { message: translator(language)('messages.confirmationResent') };
    },
    resetPassword: async (call) => {
      const account = await resetPassword(call.body.token, call.body.password, call.address, db);
      rememberDevice(account, call, isSecure(config));
      return undefined;
    },
    updatePassword: async (call) => {
      rememberDevice(await updatePassword(call.body, call.user, db), call, isSecure(config));
      return undefined;
    },
  };
}
