import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { translator } from '../translator.ts';
import { reportProblem } from './reportProblem.ts';

/** What people tell who runs the panel. */
export function problemOperations({ db, config }: Services): Handlers<'reportProblem'> {
  return {
    reportProblem: async ({ body, user, language, address }) => {
      await reportProblem(body, { user, address, to: config.operatorEmail }, db);
      return { message: translator(language)('messages.requestSent') };
    },
  };
}
