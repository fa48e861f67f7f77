import { sql } from 'kysely';
import type { Language } from '../../../contract/Language.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { languageOfVolunteer } from '../../accounts/identity/languageOfVolunteer.ts';
import { addHistory } from '../../core/db/historyStore.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import { inTenant } from '../../core/db/scope.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { SignedInUser } from '../../core/http/Call.ts';
import { countRate, type RateLimit } from '../../core/http/rateLimit.ts';
import { issueToken, readLink, redeemToken } from '../../core/links/oneTimeTokens.ts';
import { mailVolunteers } from '../../sent-mails/mailVolunteers.ts';
import { mayUseRecord } from '../volunteerRules.ts';
import { lockState } from '../volunteerStore.ts';
import { type KeptData, readKeptData } from './volunteerDataStore.ts';

/** Mails of one volunteer's link, whoever asks for them. */
export const dataLinkRate: RateLimit = { name: 'volunteers:dataLink', limit: 3, seconds: 24 * 60 * 60 };

/** Who is given the data. */
export interface DataReader extends RecordKey {
  readonly name: string;
  /** Where the link goes: the account's address, or that of the record of who has none. */
  readonly email: string;
  readonly language: Language;
  readonly accountId: string | null;
  readonly imageToken: string | null;
  readonly organizationName: string;
  /** The foundation's. */
  readonly timeZone: string;
}

/**
 * Mails a volunteer the link to their data, with an entry in the history; revokes the one before.
 * @param user an admin, or the volunteer
 * @throws ApiError not_found, or data_links_used_up
 */
export function mailDataLink(id: string, user: SignedInUser, db: Queries): Promise<void> {
  const key = { id, organizationId: user.organizationId };
  return inTransaction(db, async (trx) => {
    const volunteer = await lockState(id, user.organizationId, trx);
    const reader = volunteer && mayUseRecord(user, volunteer) && (await findReader(key, trx));
    if (!reader) throw new ApiError('not_found');
    await countLink(id, trx);
    const { email: to, language, organizationName: organization } = reader;
    const token = await issueToken('personalData', key, trx, to);
    const values = { organization, token, page: volunteerPages.dataLink.getHref() };
    const mail = { to, language, template: 'volunteerData', values, volunteerId: id } as const;
    await mailVolunteers([mail], { organizationId: user.organizationId }, trx);
    await addHistory('volunteers', key, user, 'dataRequested', [], trx);
  });
}

async function countLink(id: string, trx: Queries): Promise<void> {
  try {
    await countRate(dataLinkRate, id, trx);
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryAfter === undefined) throw error;
    const { limit } = dataLinkRate;
    throw new ApiError('data_links_used_up', { values: { limit }, retryAfter: error.retryAfter });
  }
}

/**
 * Whose data a link opens, without using it up: mail scanners and browsers open links ahead.
 * @throws ApiError token_used, or token_invalid, also once the volunteer is gone or has another address
 */
export async function readDataLink(secret: string, db: Queries): Promise<DataReader> {
  const { purpose, subject, email } = await readLink(secret, db);
  const reader = purpose === 'personalData' ? await findReader(subject, db) : undefined;
  if (!reader || reader.email !== email) throw new ApiError('token_invalid');
  return reader;
}

/** A volunteer's data, and who is given them. */
export interface GivenData {
  readonly reader: DataReader;
  readonly kept: KeptData;
}

/**
 * Uses a link up. The data are read before: what fails then costs nobody the link.
 * @throws ApiError token_used, token_invalid
 */
export async function useDataLink(secret: string, db: Queries): Promise<GivenData> {
  const reader = await readDataLink(secret, db);
  const { id, organizationId, accountId, name } = reader;
  return inTenant(organizationId, async () => {
    const kept = await readKeptData(reader, db);
    await inTransaction(db, async (trx) => {
      const volunteer = await lockState(id, organizationId, trx);
      if (!volunteer) throw new ApiError('token_invalid');
      await redeemToken('personalData', secret, trx);
      await addHistory('volunteers', reader, { id: accountId ?? id, name }, 'dataDownloaded', [], trx);
    });
    if (!kept) throw new ApiError('token_invalid');
    return { reader, kept };
  });
}

async function findReader({ id, organizationId }: RecordKey, db: Queries): Promise<DataReader | undefined> {
  const found = await db
    .selectFrom('volunteers')
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['volunteers.languages', 'volunteers.accountId', 'accounts.language', 'accounts.imageToken'])
    .select([
      sql<string>`coalesce("accounts"."email", "volunteers"."email")`.as('email'),
      sql<string>`"firstname" || ' ' || "lastname"`.as('name'),
      'organizations.name as organizationName',
      'organizations.timeZone',
    ])
    .where('volunteers.organizationId', '=', organizationId)
    .where('volunteers.id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { languages: _, ...reader } = found;
  return { ...reader, id, organizationId, language: languageOfVolunteer(found) };
}
