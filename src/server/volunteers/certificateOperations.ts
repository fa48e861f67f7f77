import contentDisposition from 'content-disposition';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { takeSerial } from '../core/db/takeSerial.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { countRate, type RateLimit } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { translator } from '../core/texts/translator.ts';
import { newCode } from '../hours/certificates/certificateCode.ts';
import { certificatesOf, findCertificate } from '../hours/certificates/certificateStore.ts';
import { readGiven } from '../hours/givenTime.ts';
import { readIssuer } from '../hours/readIssuer.ts';
import { changeVolunteer } from './changeVolunteer.ts';
import { requireVolunteer } from './volunteerStore.ts';

type Input = Body<'issueCertificate'>;

/** Of a volunteer's own, more than anybody needs. */
const own: RateLimit = { name: 'certificate', limit: 10, seconds: 24 * 60 * 60 };

/** The time that volunteers gave, and the certificates of it. */
export function certificateOperations({ db, config }: Pick<Services, 'db' | 'config'>) {
  return {
    getGivenTime: async ({ user, params: { id }, query: { dateFrom, dateTo } }) => {
      await requireVolunteer(id, user, db);
      const volunteer = { id, organizationId: user.organizationId };
      return (await readGiven(volunteer, { dateFrom, dateTo }, db)).time;
    },

    downloadCertificate: async ({ user, params: { id, certificateId }, reply }) => {
      await requireVolunteer(id, user, db);
      const volunteer = { id, organizationId: user.organizationId };
      const certificate = await findCertificate(volunteer, certificateId, db);
      if (!certificate) throw new ApiError('not_found');
      // Fonts and their reader are much; most servers never need them.
      const { certificatePdf } = await import('../hours/certificates/certificatePdf.ts');
      const { language, number } = certificate;
      const name = translator(language)('volunteers.certificates.paper.file', {
        number: number.replace('/', '-'),
      });
      reply.type('application/octet-stream').header('content-disposition', contentDisposition(`${name}.pdf`));
      return certificatePdf(certificate, config.publicUrl);
    },

    revokeCertificate: ({ user, params: { id, certificateId }, body: { reason } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const { organizationId } = user;
        const certificate = await findCertificate({ id, organizationId }, certificateId, trx);
        if (!certificate) throw new ApiError('not_found');
        // Again is no harm.
        if (certificate.revokedAt) return;
        const key = { id: certificateId, organizationId };
        await setColumns('certificates', key, { revokedAt: now, revocationReason: reason }, trx);
        const changes = [
          { field: 'certificate', from: certificate.number, to: null },
          { field: 'revocationReason', from: null, to: reason },
        ];
        await addHistory('volunteers', { id, organizationId }, user, 'certificateRevoked', changes, trx);
      }),
  } satisfies Partial<Handlers>;
}

/**
 * Issues a certificate, by the team or to the volunteer who asks for the own one.
 * @throws ApiError not_found, invalid_input for a period or words that it cannot be for, or too_many_requests
 */
export async function issueCertificate(
  id: string,
  body: Input,
  user: SignedInUser,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  await requireVolunteer(id, user, db);
  const isOwn = user.role === 'volunteer';
  if (isOwn && body.activities) throw invalidField('activities', 'leaveEmpty');
  await changeVolunteer(id, user, db, async (trx) => {
    const volunteer = { id, organizationId: user.organizationId };
    const holder = await readHolder(volunteer, trx);
    const issuer = await readIssuer(user.organizationId, trx);
    const { day } = issuer;
    if (body.dateTo > day) throw invalidField('dateTo', 'notInFuture');
    if (body.dateTo < body.dateFrom) throw invalidField('dateTo', 'untilAfterFrom');
    const { time, titles } = await readGiven(volunteer, body, trx);
    if (time.minutes === 0) throw invalidField('dateFrom', 'noTimeGiven');
    const asked = {
      ...body,
      ...time,
      activities: body.activities ?? activitiesOf(titles, time.visits, body),
    };
    if (isOwn && (await isThere(volunteer, asked, trx))) return;
    if (isOwn) await countRate(own, id, trx);
    const [year, createdAt] = [Number(day.slice(0, 4)), new Date().toISOString()];
    const serial = await takeSerial('certificates', user.organizationId, year, trx);
    const issuedBy = isOwn ? null : { id: user.id, name: user.name };
    const row = { ...asked, id: uuid(), code: newCode(), issuedBy, createdAt };
    const { organizationId } = volunteer;
    await insertRows(
      'certificates',
      [{ ...row, organizationId, volunteerId: id, year, serial, holder, issuer }],
      trx,
    );
    const changes = [{ field: 'certificate', from: null, to: `${serial}/${year}` }];
    await addHistory('volunteers', volunteer, user, 'certificateIssued', changes, trx);
  });
}

async function readHolder({ id, organizationId }: RecordKey, trx: Trx): Promise<string> {
  const { firstname, lastname } = await trx
    .selectFrom('volunteers')
    .select(['firstname', 'lastname'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `${firstname} ${lastname}`;
}

const { maxLength } = contract.components.schemas.Certificate.properties.activities;

/** What the volunteer did, where nobody has said it: as many events as there is room for, and that there were visits. */
function activitiesOf(
  titles: readonly string[],
  visits: number,
  { language }: Pick<Input, 'language'>,
): string {
  const helped = visits > 0 ? [translator(language)('volunteers.certificates.paper.helped')] : [];
  return [...helped, ...titles].reduce((text, title) => {
    const longer = text ? `${text}; ${title}` : title;
    return longer.length > maxLength ? text : longer;
  }, '');
}

/** Whether the volunteer has a certificate of the same already, so that a second click gives no second number. */
async function isThere(
  volunteer: RecordKey,
  asked: Input & { readonly minutes: number; readonly activities: string },
  trx: Trx,
): Promise<boolean> {
  const { rows } = await certificatesOf(volunteer).execute(trx);
  const names = ['dateFrom', 'dateTo', 'language', 'minutes', 'activities'] as const;
  return rows.some((row) => !row.revokedAt && names.every((name) => row[name] === asked[name]));
}
