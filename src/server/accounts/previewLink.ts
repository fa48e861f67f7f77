import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { checkRate, countRate } from '../core/http/rateLimit.ts';
import { readLink, type TokenPurpose } from '../core/links/oneTimeTokens.ts';
import { type Account, findAccount, findAnyAccount } from './identity/accountStore.ts';
import { pendingConfirmation } from './identity/mailConfirmation.ts';
import { refusedLinks } from './passwordRules.ts';

type MailedLink = components['schemas']['MailedLink'];

/**
 * Purpose of a mailed link, without using it up.
 * @param address network address of the caller, to limit invalid links; null skips counting
 * @throws ApiError token_used, token_invalid, too_many_requests
 */
export async function previewLink(secret: string, address: string | null, db: Queries): Promise<MailedLink> {
  if (address !== null) await checkRate(refusedLinks, address, db);
  try {
    const { purpose, subject, email } = await readLink(secret, db);
    const isOfClosed = purpose === 'restore' || purpose === 'formerEmail';
    const account = await (isOfClosed ? findAnyAccount : findAccount)(subject, db);
    const kind = account && kindOf(purpose, account);
    if (!kind) throw new ApiError('token_invalid');
    const mailedTo = email ?? (kind === 'changedEmail' ? account.pendingEmail : null) ?? account.email;
    return { kind, email: mailedTo, organizationName: account.organizationName };
  } catch (error) {
    if (address !== null && error instanceof ApiError) await countRate(refusedLinks, address, db);
    throw error;
  }
}

function kindOf(purpose: TokenPurpose, account: Account): MailedLink['kind'] | null {
  // An invitation has no account yet; `getInvitationByToken` returns its details.
  if (purpose === 'invitation') return null;
  return purpose === 'confirmEmail' ? pendingConfirmation(account) : purpose;
}
