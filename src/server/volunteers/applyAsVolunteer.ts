import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { findAccountByEmail } from '../accounts/identity/accountStore.ts';
import {
  type Application,
  deleteUnconfirmed,
  expiredApplications,
  insertApplication,
} from '../accounts/identity/applicationStore.ts';
import { inConstantTime } from '../accounts/identity/inConstantTime.ts';
import { insertAccount } from '../accounts/identity/insertAccount.ts';
import { mailConfirmation } from '../accounts/identity/mailConfirmation.ts';
import { hashPassword } from '../accounts/identity/password.ts';
import { mayApplyAgain } from '../accounts/identity/rejectedStore.ts';
import { requireApprovedOrganization } from '../accounts/identity/requireApprovedOrganization.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { consumeRates } from '../core/http/rateLimit.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import type { Services } from '../core/services.ts';
import { consentOf } from '../core/texts/consentOf.ts';
import { applicationsFromAddress, applicationsOfEmail } from './volunteerRules.ts';

/** Origin of a call. */
interface Origin {
  /** Network address of the caller. */
  readonly address: string;
  readonly language: Language;
}

interface Applicant {
  readonly email: string;
  readonly passwordHash: string;
  readonly language: Language;
  readonly organization: { readonly id: string; readonly name: string };
  readonly application: Application;
}

/**
 * Stores an application and mails the link that confirms it. If the address has an account, mails its owner
 * instead; the response is the same.
 * @throws ApiError too_many_requests, or invalid_input if there is no such foundation or for a birth to come
 */
export async function applyAsVolunteer(
  { organizationId, password, consents: _, ...typed }: Body<'applyAsVolunteer'>,
  { address, language }: Origin,
  db: Queries,
): Promise<void> {
  const { email } = typed;
  await consumeRates(db, [applicationsFromAddress, address], [applicationsOfEmail, email.toLowerCase()]);
  const organization = await requireApprovedOrganization(organizationId, db);
  await requireReached({ dateOfBirth: typed.dateOfBirth }, organization.id, db);
  const passwordHash = await hashPassword(password);
  const application = { ...typed, ...consentOf(language) };
  const applicant = { email, passwordHash, language, organization, application };
  await inConstantTime(inTransaction(db, (trx) => take(applicant, trx)));
}

async function take(applicant: Applicant, trx: Trx): Promise<void> {
  const { email, passwordHash, language, organization, application } = applicant;
  const known = await findAccountByEmail(email, trx);
  if (known && !(await mayApplyAgain(known, trx))) {
    const values = { organization: organization.name };
    await enqueueMail({ to: known.email, language: known.language, template: 'knownAddress', values }, trx);
    return;
  }
  // In addition to other unconfirmed ones: each link opens the data of its own sender.
  const account = { id: uuid(), organizationId: organization.id, email, language };
  await insertAccount({ ...account, passwordHash, role: 'volunteer', emailConfirmed: false }, trx);
  await insertApplication(account, application, trx);
  await mailConfirmation('application', { ...account, organizationName: organization.name }, trx);
}

/** Deletes applications whose address was not confirmed in time. */
export function purgeApplications({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'purgeApplications',
    everySeconds: 60 * 60,
    run: (signal) =>
      workOff({
        find: () => expiredApplications(db),
        work: (account) => deleteUnconfirmed(account, db),
        signal,
      }),
  };
}
