import type { Body } from '../../contract/calls.ts';
import { defaultLanguage } from '../../contract/Language.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';

export function problemOperations({ db, config }: Services) {
  return {
    reportProblem: async ({ body, user, language, address }) => {
      await reportProblem(body, { user, address, to: config.operatorEmail }, db);
      return { message: translator(language)('messages.requestSent') };
    },
  } satisfies Partial<Handlers>;
}

/** More is abuse, and nobody would read so many mails. */
const fromAddress: RateLimit = { name: 'reportProblem:address', limit: 10, seconds: 60 * 60 };
const fromAll: RateLimit = { name: 'reportProblem:all', limit: 100, seconds: 60 * 60 };

interface Origin {
  readonly user: SignedInUser | null;
  /** Network address of the caller. */
  readonly address: string;
  readonly to: string;
}

/**
 * Mails a report to the operator, in the panel's default language. It is not stored elsewhere.
 * @throws ApiError too_many_requests
 */
async function reportProblem(
  report: Body<'reportProblem'>,
  { user, address, to }: Origin,
  db: Queries,
): Promise<void> {
  await consumeRates(db, [fromAddress, address], [fromAll, 'all']);
  const reporter = user && { name: user.name, organizationId: user.organizationId };
  const values = { ...report, ...(reporter && { reporter }) };
  await inTransaction(db, (trx) =>
    enqueueMail({ to, language: defaultLanguage, template: 'problemReport', values }, trx),
  );
}
