import contentDisposition from 'content-disposition';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { findAccount } from '../accounts/identity/accountStore.ts';
import { findAgreement, readParties, type StoredAgreement } from '../agreements/agreementStore.ts';
import { asJson } from '../core/db/asJson.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { takeSerial } from '../core/db/takeSerial.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { mailVolunteers } from '../sent-mails/mailVolunteers.ts';
import { changeVolunteer } from './changeVolunteer.ts';
import { findFile } from './volunteerFileStore.ts';
import { lockState, requireVolunteer } from './volunteerStore.ts';

type Input = Omit<Body<'draftAgreement'>, 'version'>;

/** Agreements with volunteers: a draft changes; what was sent has a number and stays as it is, but for being signed and ended. */
export function agreementOperations({ db }: Pick<Services, 'db'>) {
  return {
    draftAgreement: ({ user, params: { id }, body: { version: _, ...body } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        requireOrder(body);
        const { organizationId } = user;
        const row = {
          ...body,
          id: uuid(),
          status: 'draft' as const,
          createdBy: { id: user.id, name: user.name },
          version: 1,
        };
        const createdAt = new Date().toISOString();
        await insertRows(
          'agreements',
          [{ ...row, createdAt, organizationId, volunteerId: id, year: null, serial: null, parties: null }],
          trx,
        );
        await tell('agreementDrafted', id, changesOf({}, body), user, trx);
      }),

    editAgreement: ({ user, params: { id, agreementId }, body: { version, ...body } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        requireOrder(body);
        const before = await requireAgreement(id, agreementId, user, trx);
        if (before.status !== 'draft') throw new ApiError('invalid_state');
        requireVersion(version, before);
        const values = {
          ...{ dateTo: null, noticeDays: null, risks: null, policyNumber: null, guardian: null },
          ...{ ...body, version: before.version + 1 },
        };
        await setColumns('agreements', { id: agreementId, organizationId: user.organizationId }, values, trx);
        await tell('agreementEdited', id, changesOf(before, values), user, trx);
      }),

    deleteAgreement: ({ user, params: { id, agreementId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const { organizationId } = user;
        const before = await findAgreement({ id, organizationId }, agreementId, trx);
        // Again is no harm.
        if (!before) return;
        if (before.status !== 'draft') throw new ApiError('invalid_state');
        await deleteRow('agreements', { id: agreementId, organizationId }, trx);
        await tell('agreementDeleted', id, [], user, trx);
      }),

    sendAgreement: ({ user, params: { id, agreementId }, query: { version: read } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const { status, version } = await requireAgreement(id, agreementId, user, trx);
        if (status !== 'draft') return;
        requireVersion(read, { version });
        const { organizationId } = user;
        const parties = await readParties({ id, organizationId }, trx);
        const year = Number(parties.day.slice(0, 4));
        const serial = await takeSerial('agreements', organizationId, year, trx);
        const number = `${serial}/${year}`;
        const values = {
          status: 'sent',
          sentAt: now,
          year,
          serial,
          parties: asJson(parties),
        } as const;
        await setColumns('agreements', { id: agreementId, organizationId }, values, trx);
        await tell('agreementSent', id, [{ field: 'agreement', from: null, to: number }], user, trx);
        await mailSent({ id, organizationId }, number, trx);
      }),

    signAgreement: ({ user, params: { id, agreementId }, body: { signedOn, fileId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const { organizationId } = user;
        const before = await requireAgreement(id, agreementId, user, trx);
        if (before.status === 'draft' || before.status === 'ended') throw new ApiError('invalid_state');
        if (fileId && !(await findFile(fileId, { id, organizationId }, user, trx)))
          throw invalidField('fileId', 'reference');
        const isFirst = before.status === 'sent';
        if (isFirst) await requireReached({ signedOn }, organizationId, trx);
        // What is signed stays: again is no harm, but for the scan that was missing.
        if (!isFirst && (before.fileId || !fileId)) return;
        const values = isFirst ? { status: 'signed' as const, signedOn, fileId: fileId ?? null } : { fileId };
        await setColumns('agreements', { id: agreementId, organizationId }, values, trx);
        const changes = [
          { field: 'agreement', from: null, to: before.number ?? null },
          ...(isFirst ? [{ field: 'signedOn', from: null, to: signedOn }] : []),
        ];
        await tell('agreementSigned', id, changes, user, trx);
      }),

    endAgreement: ({ user, params: { id, agreementId }, body }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const before = await requireAgreement(id, agreementId, user, trx);
        if (before.status === 'draft') throw new ApiError('invalid_state');
        if (before.status === 'ended') return;
        const { endedOn, endedBy, endReason = null } = body;
        await requireReached({ endedOn }, user.organizationId, trx);
        if (before.signedOn && endedOn < before.signedOn) throw invalidField('endedOn', 'notBeforeSigning');
        const values = { status: 'ended', endedOn, endedBy, endReason } as const;
        await setColumns('agreements', { id: agreementId, organizationId: user.organizationId }, values, trx);
        const changes = [
          { field: 'agreement', from: before.number ?? null, to: null },
          { field: 'endedOn', from: null, to: endedOn },
          { field: 'endedBy', from: null, to: endedBy },
          ...(endReason ? [{ field: 'endReason', from: null, to: endReason }] : []),
        ];
        await tell('agreementEnded', id, changes, user, trx);
      }),

    downloadAgreement: async ({ user, params: { id, agreementId }, reply }) => {
      await requireVolunteer(id, user, db);
      const volunteer = { id, organizationId: user.organizationId };
      const { parties, ...agreement } = await requireAgreement(id, agreementId, user, db);
      const { status, language, number } = agreement;
      if (status === 'draft' && user.role === 'volunteer') throw new ApiError('not_found');
      // Fonts and their reader are much; most servers never need them.
      const { agreementPdf } = await import('../agreements/agreementPdf.ts');
      const text = (key: string, values?: Record<string, string>) =>
        translator(language)(`volunteers.agreements.paper.${key}`, values);
      const name = text('file', { number: number?.replace('/', '-') ?? text('draft').toLowerCase() });
      reply.type('application/octet-stream').header('content-disposition', contentDisposition(`${name}.pdf`));
      return agreementPdf(agreement, parties ?? (await readParties(volunteer, db)));
    },
  } satisfies Partial<Handlers>;
}

function requireOrder({ dateFrom, dateTo }: Input): void {
  if (dateTo && dateTo < dateFrom) throw invalidField('dateTo', 'untilAfterFrom');
}

async function requireAgreement(
  id: string,
  agreementId: string,
  { organizationId }: SignedInUser,
  db: Parameters<typeof findAgreement>[2],
) {
  const agreement = await findAgreement({ id, organizationId }, agreementId, db);
  if (!agreement) throw new ApiError('not_found');
  return agreement;
}

type Changes = components['schemas']['HistoryEntry']['changes'];

const told = ['agreementFrom', 'agreementTo', 'insurance', 'policyNumber'];

function changesOf(before: Partial<StoredAgreement>, after: Partial<Input>): Changes {
  return changesBetween(named(before), named(after), told);
}

/** By the names that the fields have in the history. */
function named({ dateFrom, dateTo, ...agreement }: Partial<StoredAgreement>): object {
  return { ...agreement, agreementFrom: dateFrom, agreementTo: dateTo };
}

function tell(
  action: components['schemas']['HistoryAction'],
  id: string,
  changes: Changes,
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  return addHistory('volunteers', { id, organizationId: user.organizationId }, user, action, changes, trx);
}

/** Who was added by hand has no account and no own pages, and is given the paper. */
async function mailSent({ id: volunteerId, organizationId }: RecordKey, number: string, trx: Trx) {
  const accountId = (await lockState(volunteerId, organizationId, trx))?.accountId;
  const account = accountId && (await findAccount({ id: accountId, organizationId }, trx));
  if (!account) return;
  const { email: to, language, organizationName: organization } = account;
  const values = { organization, number, href: volunteerPages.agreements.getHref() };
  const mail = { to, language, template: 'agreementSent', values, volunteerId } as const;
  await mailVolunteers([mail], { organizationId, subject: number }, trx);
}
