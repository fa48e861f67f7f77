import DataLoader from 'dataloader';
import type { components } from '../../contract/generated/types.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { basicCredentials } from '../core/http/basicCredentials.ts';
import type { Call, Handlers, SignedInUser } from '../core/http/Call.ts';
import { isSecure } from '../core/http/isSecure.ts';
import { sessionCookie, sessionHashOf } from '../core/http/sessionCookie.ts';
import { findLink, readLink, redeemToken, type TokenPurpose } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { deleteSession, findSessions } from '../core/session/sessionStore.ts';
import { translator } from '../core/texts/translator.ts';
import { confirmAddress } from './confirmAddress.ts';
import {
  type Account,
  findAccount,
  findAnyAccount,
  reopenAccount,
  setLanguage,
} from './identity/accountStore.ts';
import { deviceRefusal, rememberDevice } from './identity/knownDevice.ts';
import { pendingConfirmation } from './identity/mailConfirmation.ts';
import { restoreEmail } from './identity/restoreEmail.ts';
import { mailWithinLimits } from './mailWithinLimits.ts';
import { passwordOperations } from './passwordOperations.ts';
import { signInLinks } from './passwordRules.ts';
import { photoOperations } from './photoOperations.ts';
import { preferencesOperations } from './preferencesOperations.ts';
import { signIn } from './signIn.ts';
import { mailSignInLink, readSignInLink, useSignInLink } from './signInLinks.ts';
import { giveSession, newSession } from './startSession.ts';
import { withinRefusals } from './withinRefusals.ts';

type LoggedInUser = components['schemas']['LoggedInUser'];

/** The signed-in user's session, password, photo and preferences, and mailed links to an account. */
export function accountOperations(services: Services) {
  const { db, config } = services;
  const secure = isSecure(config);

  const startSession = async (call: Call<'login'>, account: Account): Promise<void> => {
    const place = { cookie: sessionCookie, reply: call.reply, secure };
    await giveSession(await newSession(account, db), place, db);
    if (call.request.headers['accept-language'] && call.language !== account.language)
      await setLanguage(account, call.language, db);
    rememberDevice(account, call, secure);
  };

  return {
    ...passwordOperations(services),
    ...photoOperations(services),
    ...preferencesOperations(services),

    login: async (call) => {
      const credentials = basicCredentials(call.request.headers.authorization);
      if (call.request.headers.authorization !== undefined) {
        const account = await signIn(credentials ?? { email: '', password: '' }, call, secure, db);
        await startSession(call, account);
        call.request.signedInAs = account.id;
        return loggedInUser(account);
      }
      const hash = sessionHashOf(call.request, secure);
      const [owner] = hash ? await findSessions([hash], db) : [];
      const account = owner && (await findAccount(owner, db));
      if (!account) throw new ApiError('unauthenticated');
      const refusal = deviceRefusal(account, call.request);
      if (refusal) throw new ApiError(refusal);
      return loggedInUser(account);
    },

    logout: async (call) => {
      const hash = sessionHashOf(call.request, secure);
      if (hash) await deleteSession(hash, db);
      sessionCookie.clear(call.reply, secure);
    },

    requestSignInLink: async ({ body: { email, page }, language, address }) => {
      await mailWithinLimits(email, address, signInLinks, () => mailSignInLink(email, page, db), db);
      return { message: translator(language)('messages.signInLinkSent') };
    },

    signInByLink: async ({ body: { token }, address, request, reply }) => {
      const { account, session } = await withinRefusals(address, db, async () => {
        const refusal = deviceRefusal(await readSignInLink(token, db), request);
        if (refusal) throw new ApiError(refusal);
        return useSignInLink(token, db);
      });
      await giveSession(session, { cookie: sessionCookie, reply, secure }, db);
      request.signedInAs = account.id;
      return loggedInUser(account);
    },

    // HEAD reveals nothing, so it is not counted.
    getMailedLink: ({ query: { token }, address, request }) =>
      request.method === 'GET'
        ? withinRefusals(address, db, () => previewLink(token, db))
        : previewLink(token, db),

    confirmRegistration: ({ query, request }) =>
      confirmAddress(query.token, request.headers.authorization, db),

    restoreAccount: ({ query }) => restoreAccount(query.token, db),
  } satisfies Partial<Handlers>;
}

function loggedInUser({
  id,
  name,
  email,
  imageToken,
  role,
  organizationId,
  organizationName,
}: Account): LoggedInUser {
  return { id, name, email, imageToken, role, organizationId, organizationName };
}

/**
 * Resolves a request's session to its user, for the contract's router. Batches lookups of the same tick; no
 * caching, so that an ended session is rejected at once.
 */
export function sessionAuthentication({ db, config }: Services) {
  const sessions = new DataLoader((hashes: readonly Buffer[]) => findSessions(hashes, db), {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: 100,
  });
  return async (request: Call<'login'>['request']): Promise<SignedInUser | null> => {
    const hash = sessionHashOf(request, isSecure(config));
    return hash && sessions.load(hash);
  };
}

type Restored = components['schemas']['AccountRestoration'];

/**
 * Undoes leaving the foundation (link of the farewell mail) or a change of e-mail (link to the old address).
 * @returns which of them
 * @throws ApiError token_used, token_invalid, or email_taken when another account has the address by now
 */
function restoreAccount(secret: string, db: Queries): Promise<Restored> {
  return inTransaction(db, async (trx) => {
    const link = await findLink(secret, trx);
    if (link?.purpose === 'formerEmail') {
      await restoreEmail(secret, trx);
      return { restored: 'email' };
    }
    await undoLeaving(secret, trx);
    return { restored: 'account' };
  });
}

async function undoLeaving(secret: string, trx: Trx): Promise<void> {
  const account = await reopenAccount(await redeemToken('restore', secret, trx), trx);
  if (!account) throw new ApiError('token_invalid');
  await addHistory('coordinators', account, account, 'restored', [], trx);
}

type MailedLink = components['schemas']['MailedLink'];

/**
 * Purpose of a mailed link, without using it up.
 * @throws ApiError token_used, token_invalid
 */
async function previewLink(secret: string, db: Queries): Promise<MailedLink> {
  const { purpose, subject, email } = await readLink(secret, db);
  const isOfClosed = purpose === 'restore' || purpose === 'formerEmail';
  const account = await (isOfClosed ? findAnyAccount : findAccount)(subject, db);
  const kind = account && kindOf(purpose, account);
  if (!kind) throw new ApiError('token_invalid');
  const mailedTo = email ?? (kind === 'changedEmail' ? account.pendingEmail : null) ?? account.email;
  return { kind, email: mailedTo, organizationName: account.organizationName };
}

function kindOf(purpose: TokenPurpose, account: Account): MailedLink['kind'] | null {
  // They have operations of their own, and four of them are not about an account.
  if (purpose === 'invitation' || purpose === 'assignment') return null;
  if (purpose === 'signIn' || purpose === 'personalData' || purpose === 'guardianConsent') return null;
  return purpose === 'confirmEmail' ? pendingConfirmation(account) : purpose;
}
