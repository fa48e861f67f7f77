import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import {
  guardianConsentOn,
  guardianTextVersion,
  legalAge,
  mayAskGuardian,
} from '../../domain/volunteers/guardianRules.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { joined, now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { countRate, type RateLimit } from '../core/http/rateLimit.ts';
import { issueToken, revokeTokens, tokenSeconds } from '../core/links/oneTimeTokens.ts';
import type { Services } from '../core/services.ts';
import { guardianConsentsOf } from '../guardian-consents/guardianConsentStore.ts';
import { mailVolunteers } from '../sent-mails/mailVolunteers.ts';
import { changeVolunteer } from './changeVolunteer.ts';
import { mayUseRecord } from './volunteerRules.ts';
import { lockState } from './volunteerStore.ts';

const DAY = 24 * 60 * 60;
/** Mails to guardians, whoever asks for them. */
export const guardianLinkRate: RateLimit = { name: 'volunteers:guardianLink', limit: 3, seconds: DAY };
/** The same to one address, for whichever volunteers of whichever foundations. */
export const guardianAddressRate: RateLimit = { name: 'volunteers:guardianAddress', limit: 5, seconds: DAY };

/** What the team does about the consents of guardians. */
export function guardianOperations({ db }: Pick<Services, 'db'>) {
  return {
    noteGuardianConsent: ({ user, params: { id }, body: { guardian, givenOn } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const key = { id, organizationId: user.organizationId };
        const { day, dateOfBirth } = await requireAskable(key, trx);
        if (givenOn > day) throw invalidField('givenOn', 'notInFuture');
        if (givenOn < dateOfBirth) throw invalidField('givenOn', 'notBeforeBirth');
        const age = legalAge(dateOfBirth, givenOn);
        if (age === 'adult') throw new ApiError('invalid_state');
        await endQuestions(key, trx);
        const times = { givenOn, createdAt: new Date().toISOString() };
        const row = { guardian, givenFor: age, ...times, enteredBy: { id: user.id, name: user.name } };
        const kind = { status: 'given', channel: 'paper', email: null, language: null } as const;
        await insertRows('guardian_consents', [{ ...row, ...kind, ...owner(key), id: uuid() }], trx);
        await tellOfGuardian('guardianConsentNoted', key, { ...row, consentVersion: null }, user, trx);
      }),

    withdrawGuardianConsent: ({ user, params: { id, consentId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const key = { id, organizationId: user.organizationId };
        const { rows } = await guardianConsentsOf(key).execute(trx);
        const consent = rows.find((row) => row.id === consentId);
        if (!consent) throw new ApiError('not_found');
        if (consent.status === 'declined') throw new ApiError('invalid_state');
        // Again is no harm.
        if (consent.status === 'withdrawn') return;
        const own = { id: consentId, organizationId: user.organizationId };
        await revokeTokens('guardianConsent', own, trx);
        await setColumns('guardian_consents', own, { status: 'withdrawn', withdrawnAt: now }, trx);
        await tellOfGuardian('guardianConsentWithdrawn', key, consent, user, trx);
      }),
  } satisfies Partial<Handlers>;
}

/**
 * Mails a guardian the link, in place of any before it.
 * @param user of the team, or the volunteer
 * @throws ApiError not_found, invalid_state where none is needed, invalid_input for the volunteer's own address, too_many_requests
 */
export function askGuardian(
  id: string,
  { guardian, email, language }: Body<'askGuardian'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const key = { id, organizationId: user.organizationId };
  return inTransaction(db, async (trx) => {
    const volunteer = await lockState(id, user.organizationId, trx);
    if (!volunteer || !mayUseRecord(user, volunteer)) throw new ApiError('not_found');
    const minor = await requireAskable(key, trx);
    // Nobody answers for themselves.
    const isOwn = minor.addresses.some((address) => address.toLowerCase() === email.toLowerCase());
    if (isOwn) throw invalidField('email', 'guardianAddress');
    await countRate(guardianLinkRate, id, trx);
    await countRate(guardianAddressRate, email.toLowerCase(), trx);
    await endQuestions(key, trx);
    const consent = { id: uuid(), organizationId: user.organizationId };
    const by = user.role === 'volunteer' ? null : { id: user.id, name: user.name };
    const row = { guardian, givenFor: minor.age, consentVersion: guardianTextVersion };
    const kind = { status: 'asked', channel: 'link', email, language, enteredBy: by } as const;
    const createdAt = new Date().toISOString();
    await insertRows(
      'guardian_consents',
      [{ ...row, ...kind, ...owner(key), id: consent.id, createdAt }],
      trx,
    );
    const expiresAt = sql<string>`now() + make_interval(secs => ${tokenSeconds.guardianConsent})`;
    await setColumns('guardian_consents', consent, { askedAt: now, expiresAt }, trx);
    const token = await issueToken('guardianConsent', consent, trx);
    const { organization, firstname: volunteerName } = minor;
    const page = volunteerPages.guardian.getHref();
    const values = { organization, volunteerName, guardian, token, page, volunteerId: id };
    const mail = { to: email, language, template: 'guardianQuestion', values, volunteerId: id } as const;
    // Noted, so that the team sees an address that is refused.
    await mailVolunteers([mail], { organizationId: user.organizationId }, trx);
    await tellOfGuardian('guardianAsked', key, row, user, trx);
  });
}

function owner({ id: volunteerId, organizationId }: RecordKey) {
  return { organizationId, volunteerId };
}

/** @throws ApiError invalid_state where nobody is to be asked: of age, with a consent that counts, or rejected */
async function requireAskable(key: RecordKey, trx: Trx) {
  const found = await trx
    .selectFrom('volunteers')
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['firstname', 'dateOfBirth', 'accountStatus', 'organizations.name as organization'])
    .select(['volunteers.email', 'accounts.email as accountEmail'])
    .select(dayOf(key.organizationId).as('day'))
    .where('volunteers.organizationId', '=', key.organizationId)
    .where('volunteers.id', '=', key.id)
    .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  const { rows } = await guardianConsentsOf(key).execute(trx);
  const { email, accountEmail, accountStatus, ...minor } = found;
  const age = legalAge(minor.dateOfBirth, minor.day);
  const isAskable = mayAskGuardian(guardianConsentOn(minor.day, minor.dateOfBirth, rows));
  if (age === 'adult' || !isAskable || accountStatus === 'rejected') throw new ApiError('invalid_state');
  return { ...minor, age, addresses: [email, ...(accountEmail ? [accountEmail] : [])] };
}

/** Takes back what was asked and not answered; its link is dead then. */
async function endQuestions({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  const gone = await trx
    .deleteFrom('guardian_consents')
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .where('status', '=', 'asked')
    .returning('id')
    .execute();
  for (const question of gone) await revokeTokens('guardianConsent', { ...question, organizationId }, trx);
}

type Told = Pick<components['schemas']['GuardianConsent'], 'guardian' | 'givenFor' | 'consentVersion'> & {
  readonly givenOn?: string | null;
};

/** In the volunteer's history: whose word it is, and for what. */
export function tellOfGuardian(
  action: components['schemas']['HistoryAction'],
  volunteer: RecordKey,
  { guardian, givenFor, consentVersion, givenOn }: Told,
  user: SignedInUser | null,
  trx: Trx,
): Promise<void> {
  const told = {
    guardianName: guardian,
    guardianGivenFor: givenFor,
    guardianTextVersion: consentVersion,
    guardianGivenOn: givenOn,
  };
  const changes = Object.entries(told).flatMap(([field, to]) => (to ? [{ field, from: null, to }] : []));
  return addHistory('volunteers', volunteer, user, action, changes, trx);
}
