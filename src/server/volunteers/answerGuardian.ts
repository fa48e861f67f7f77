import type { components } from '../../contract/generated/types.ts';
import { guardianTextVersion, legalAge } from '../../domain/volunteers/guardianRules.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { joined, now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { inTenant } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { findLink, readToken, redeemToken } from '../core/links/oneTimeTokens.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { tellOfGuardian } from './guardianOperations.ts';
import { lockState } from './volunteerStore.ts';

type Schemas = components['schemas'];
type Question = Schemas['GuardianQuestion'];

/** What a link opens. */
export interface OpenedGuardianLink {
  readonly question: Question;
  /** The foundation's. */
  readonly timeZone: string;
}

/**
 * What a guardian is asked, or has answered. Changes nothing, because scanners of mails open links, too.
 * @throws ApiError token_invalid, from the 18th birthday on in any case
 */
export async function readGuardianLink(token: string, db: Queries): Promise<OpenedGuardianLink> {
  const link = await findLink(token, db);
  if (link?.purpose !== 'guardianConsent' || !(link.isOpen || link.usedAt))
    throw new ApiError('token_invalid');
  return inTenant(link.subject.organizationId, async () => {
    const consent = await requireConsent(link.subject, db);
    return { question: questionOf(consent), timeZone: consent.timeZone };
  });
}

/** @throws ApiError token_invalid, token_used */
export function giveGuardianConsent(token: string, db: Queries): Promise<Question> {
  return answer(token, db, async (consent, trx) => {
    const { day: givenOn, age: givenFor } = consent;
    const said = { givenOn, givenFor, consentVersion: guardianTextVersion };
    const values = { status: 'given', answeredAt: now, ...said } as const;
    await setColumns('guardian_consents', consent, values, trx);
    await tell('guardianConsentGiven', { ...consent, ...said }, trx);
  });
}

/** @throws ApiError token_invalid, token_used */
export function declineGuardianConsent(token: string, db: Queries): Promise<Question> {
  return answer(token, db, async (consent, trx) => {
    const values = { status: 'declined', answeredAt: now, givenFor: consent.age } as const;
    await setColumns('guardian_consents', consent, values, trx);
    await tell('guardianConsentDeclined', { ...consent, givenFor: consent.age }, trx);
  });
}

/**
 * Withdraws a consent by the link that has given it, which is to be as easy as giving it (GDPR, art. 7 (3)).
 * @throws ApiError token_invalid, or invalid_state where nothing was given
 */
export async function revokeGuardianConsent(token: string, db: Queries): Promise<Question> {
  const link = await findLink(token, db);
  if (link?.purpose !== 'guardianConsent' || !(link.isOpen || link.usedAt))
    throw new ApiError('token_invalid');
  return inTenant(link.subject.organizationId, () =>
    inTransaction(db, async (trx) => {
      const consent = await lockConsent(link.subject, trx);
      if (consent.status === 'asked' || consent.status === 'declined') throw new ApiError('invalid_state');
      if (consent.status === 'given') {
        await setColumns('guardian_consents', consent, { status: 'withdrawn', withdrawnAt: now }, trx);
        await tell('guardianConsentWithdrawn', consent, trx);
      }
      return questionOf(await requireConsent(link.subject, trx));
    }),
  );
}

/** Uses the link up, with the volunteer locked before it, as everything that ends a question does. */
async function answer(
  token: string,
  db: Queries,
  perform: (consent: Consent, trx: Trx) => Promise<void>,
): Promise<Question> {
  const key = await readToken('guardianConsent', token, db);
  return inTenant(key.organizationId, () =>
    inTransaction(db, async (trx) => {
      await lockConsent(key, trx);
      await redeemToken('guardianConsent', token, trx);
      const consent = await requireConsent(key, trx);
      if (consent.status !== 'asked') throw new ApiError('token_invalid');
      await perform(consent, trx);
      return questionOf(await requireConsent(key, trx));
    }),
  );
}

type Consent = Awaited<ReturnType<typeof requireConsent>>;

async function lockConsent(key: RecordKey, trx: Trx): Promise<Consent> {
  const { volunteerId, organizationId } = await requireConsent(key, trx);
  await lockState(volunteerId, organizationId, trx);
  return requireConsent(key, trx);
}

/** @throws ApiError token_invalid once it was taken back, and where no consent is needed any more */
async function requireConsent({ id, organizationId }: RecordKey, db: Queries) {
  const found = await db
    .selectFrom('guardian_consents')
    .innerJoin('volunteers', joined('volunteers.id', 'guardian_consents.volunteerId'))
    .innerJoin('organizations', 'organizations.id', 'guardian_consents.organizationId')
    .select([
      'guardian_consents.id',
      'guardian_consents.organizationId',
      'volunteerId',
      'guardian_consents.status',
      'givenFor',
    ])
    .select(['guardian', 'guardian_consents.consentVersion', 'expiresAt', 'answeredAt', 'givenOn'])
    .select(['firstname', 'lastname', 'dateOfBirth', 'organizations.name as organization', 'timeZone'])
    .select(dayOf(organizationId).as('day'))
    .where('guardian_consents.organizationId', '=', organizationId)
    .where('guardian_consents.id', '=', id)
    .executeTakeFirst();
  const age = found && legalAge(found.dateOfBirth, found.day);
  if (!found || !age || age === 'adult' || found.expiresAt === null) throw new ApiError('token_invalid');
  return { ...found, age, expiresAt: found.expiresAt };
}

/** Until it is answered, it is for what the age of today asks. */
function questionOf({ organization, firstname, guardian, status, age, ...rest }: Consent): Question {
  const { givenFor, consentVersion, expiresAt, answeredAt } = rest;
  return {
    ...{ organization, volunteerName: firstname, guardian, status, expiresAt, answeredAt },
    givenFor: status === 'asked' ? age : givenFor,
    consentVersion: consentVersion ?? guardianTextVersion,
  };
}

/** A guardian has no account, so the history names them among the changes. */
async function tell(
  action: 'guardianConsentGiven' | 'guardianConsentDeclined' | 'guardianConsentWithdrawn',
  consent: Pick<
    Consent,
    | 'volunteerId'
    | 'organizationId'
    | 'firstname'
    | 'lastname'
    | 'guardian'
    | 'givenFor'
    | 'consentVersion'
    | 'givenOn'
  >,
  trx: Trx,
): Promise<void> {
  const { volunteerId: id, organizationId, firstname, lastname } = consent;
  await tellOfGuardian(action, { id, organizationId }, consent, null, trx);
  const subject = { type: 'volunteer', id, name: `${firstname} ${lastname}` } as const;
  await notifyTeam({ kind: action, organizationId, actor: null, subject }, trx);
}
