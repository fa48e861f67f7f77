import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { bytesText } from '../../contract/bytesText.ts';
import { operations } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/Language.ts';
import { isScan } from '../agreements/agreementStore.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { deleteRow, type RecordKey } from '../core/db/rowByKey.ts';
import { keepingScope } from '../core/db/scope.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { waitForTurn } from '../core/db/waitForTurn.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers } from '../core/http/Call.ts';
import { leastBytes, readUpload } from '../core/http/readUpload.ts';
import type { Services } from '../core/services.ts';
import { contentOf, findFile, insertFile, listFiles } from './volunteerFileStore.ts';
import { lockVolunteer, requireVolunteer } from './volunteerStore.ts';

/** Files of a volunteer; in the database, because all processes share it. */
export function volunteerFileOperations({ db, config }: Services) {
  return {
    getFileStorage: async ({ user }) => ({
      bytes: await bytesOfFiles(user.organizationId, db),
      maxBytes: config.storageOfOrganization,
    }),

    listVolunteerFiles: async ({ user, params }) => {
      await requireVolunteer(params.id, user, db);
      return { content: await listFiles({ id: params.id, organizationId: user.organizationId }, user, db) };
    },

    uploadVolunteerFile: async ({ user, params, request, language }) => {
      await requireVolunteer(params.id, user, db);
      const volunteer = { id: params.id, organizationId: user.organizationId };
      const bounds = { storage: config.storageOfOrganization, language };
      await requireRoom(leastBytes(request), volunteer, bounds, db);
      const { name, type, content } = await readUpload('uploadVolunteerFile', request);
      const file = { id: uuid(), name, type, bytes: content.length, createdAt: new Date().toISOString() };
      await inTransaction(db, async (trx) => {
        await lockVolunteer(params.id, user, trx);
        await insertFile(file, content, volunteer, trx);
        const changes = [{ field: 'files', from: null, to: name }];
        await addHistory('volunteers', volunteer, user, 'fileUploaded', changes, trx);
        await keepWithinRoom(volunteer, bounds, trx);
      });
      return file;
    },

    downloadVolunteerFile: async ({ user, params, reply }) => {
      await requireVolunteer(params.id, user, db);
      const volunteer = { id: params.id, organizationId: user.organizationId };
      const file = await findFile(params.fileId, volunteer, user, db);
      if (!file) throw new ApiError('not_found');
      return sendDownload(reply, file, contentOf(file, user, db));
    },

    deleteVolunteerFile: ({ user, params: { id, fileId } }) =>
      inTransaction(db, async (trx) => {
        const { organizationId } = user;
        await lockVolunteer(id, user, trx);
        const file = await findFile(fileId, { id, organizationId }, user, trx);
        if (!file) throw new ApiError('not_found');
        // The foundation has to keep what was signed.
        if (user.role === 'volunteer' && (await isScan({ id: fileId, organizationId }, trx)))
          throw new ApiError('forbidden');
        await deleteRow('volunteer_files', { id: fileId, organizationId }, trx);
        const changes = [{ field: 'files', from: file.name, to: null }];
        await addHistory('volunteers', { id, organizationId }, user, 'fileDeleted', changes, trx);
      }),
  } satisfies Partial<Handlers>;
}

/**
 * Sends user-uploaded content, always as a download, never opened in the browser. Reads with backpressure and
 * stops when the client does; a read error aborts the response.
 */
function sendDownload(
  reply: FastifyReply,
  { name, bytes }: { readonly name: string; readonly bytes: number },
  content: AsyncGenerator<Buffer>,
): Readable {
  reply
    .type('application/octet-stream')
    .header('content-disposition', contentDisposition(name))
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff');
  // The framework would read and discard it.
  if (reply.request.method === 'HEAD') return Readable.from([]);
  return Readable.from(keepingScope(content), { objectMode: false });
}

interface Bounds {
  /** Storage limit of the foundation's files, in bytes. */
  readonly storage: number;
  /** Language of the limit in error messages. */
  readonly language: Language;
}

interface Used {
  /** Files of the volunteer. */
  readonly files: number;
  /** Bytes of the foundation. */
  readonly bytes: number;
}

const { maxFiles } = operations.uploadVolunteerFile.upload;

const allBytes = sql<number>`coalesce(sum("bytes"), 0)`;

/** Total bytes of a foundation's files. */
async function bytesOfFiles(organizationId: string, db: Queries): Promise<number> {
  const { bytes } = await db
    .selectFrom('volunteer_files')
    .select(allBytes.as('bytes'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Refuses a file that would not fit, before reading it.
 * @param bytes its minimum size
 * @throws ApiError too_many_files or storage_full
 */
async function requireRoom(bytes: number, volunteer: RecordKey, bounds: Bounds, db: Queries): Promise<void> {
  const used = await readUsed(volunteer, db);
  requireWithin({ files: used.files + 1, bytes: used.bytes + bytes }, bounds);
}

/**
 * Rolls back, by throwing, a file that exceeds a limit. A lock serialises this per foundation across
 * processes; call it last, because others wait until the transaction ends.
 * @throws ApiError too_many_files or storage_full
 */
async function keepWithinRoom(volunteer: RecordKey, bounds: Bounds, trx: Trx): Promise<void> {
  await waitForTurn('files', volunteer.organizationId, trx);
  requireWithin(await readUsed(volunteer, trx), bounds);
}

function readUsed({ id, organizationId }: RecordKey, db: Queries): Promise<Used> {
  return db
    .selectFrom('volunteer_files')
    .select(allBytes.as('bytes'))
    .select(sql<number>`count(*) filter (where "volunteerId" = ${id})`.as('files'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

function requireWithin({ files, bytes }: Used, { storage, language }: Bounds): void {
  if (files > maxFiles) throw new ApiError('too_many_files', { values: { limit: maxFiles } });
  if (bytes <= storage) return;
  const max = bytesText(storage, (options) => new Intl.NumberFormat(language, options));
  throw new ApiError('storage_full', { values: { max } });
}
