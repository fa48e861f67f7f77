import { buffer } from 'node:stream/consumers';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { extensionsOf } from '../../../contract/extensionsOf.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { ApiError, invalidField } from './ApiError.ts';

export interface Upload {
  /** The browser's file name without path and control characters; its extension matches the content. */
  readonly name: string;
  /** Media type detected by content, one of the contract's. */
  readonly type: string;
  readonly content: Buffer;
}

const LONGEST_NAME = 250;

/** Size limit of the multipart overhead: names and boundaries. */
const LARGEST_FORM = 64 * 1024;

/** Old Word documents are OLE containers, which the content cannot tell from others. */
const asDeclared: Record<string, string> = { 'application/x-cfb': 'application/msword' };

/** Parser errors for a complete form with more than the one file, or with a text in its place. */
const limitErrors: readonly string[] = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'];

/**
 * Reads the single file of an upload by its operation's `x-file` hint.
 * @throws ApiError file_too_large, upload_failed when the content is none of the contract's types,
 *   invalid_input when the file is missing or something else is sent, or malformed_body
 */
export async function readUpload(id: OperationId, request: FastifyRequest): Promise<Upload> {
  const { upload } = operations[id];
  if (!upload) throw new Error(`${id} takes no upload`);
  // Refuse early by the declared length.
  if (Number(request.headers['content-length']) > upload.maxBytes + LARGEST_FORM)
    throw new ApiError('file_too_large');
  const { filename, content } = await readForm(request, upload.field, upload.maxBytes);
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(content);
  const type = asDeclared[found?.mime ?? ''] ?? found?.mime ?? '';
  if (!(upload.types as readonly string[]).includes(type)) throw new ApiError('upload_failed');
  return { name: cleanName(filename, upload.field, extensionsOf(type)), type, content };
}

/** Minimum size of the file by the declared length; one if undeclared. */
export function leastBytes({ headers }: FastifyRequest): number {
  return Math.max(1, Number(headers['content-length'] ?? 0) - LARGEST_FORM);
}

async function readForm(
  request: FastifyRequest,
  field: string,
  fileSize: number,
): Promise<{ filename: string; content: Buffer }> {
  try {
    const parts = request.parts({ limits: { fileSize } });
    const { value: part } = await parts.next();
    if (!part) throw invalidField(field, 'required');
    if (part.type !== 'file' || part.fieldname !== field) {
      // An unread part would block the connection.
      if (part.type === 'file') part.file.resume();
      throw unexpected(part, field);
    }
    const content = await readFile(part.file);
    const { value: another } = await parts.next();
    if (another) throw unexpected(another, field);
    return { filename: part.filename, content };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw limitErrors.includes(code)
      ? invalidField(field, 'oneFile')
      : new ApiError('malformed_body', { cause: error });
  }
}

/** The parser returns undefined for a part without a name. */
function unexpected({ fieldname }: { fieldname?: string }, field: string): ApiError {
  return fieldname ? invalidField(fieldname, 'additionalProperties') : invalidField(field, 'oneFile');
}

/** Reads up to the limit. */
async function readFile(file: MultipartFile['file']): Promise<Buffer> {
  file.once('limit', () => file.destroy());
  const [read] = await Promise.allSettled([buffer(file)]);
  if (file.truncated) throw new ApiError('file_too_large');
  if (read.status === 'rejected') throw read.reason;
  return read.value;
}

/**
 * Systems open files by extension alone, and some programs look like documents to us (`asDeclared`).
 * @param fitting extensions that match the content; a name with another gets the first
 */
function cleanName(name: string, fallback: string, fitting: readonly string[]): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // Control characters, and bidirectional marks, which can hide an extension.
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  const ending = fitting.find((known) => clean.toLowerCase().endsWith(known));
  const kept = ending === undefined ? (fitting[0] ?? '') : clean.slice(-ending.length);
  const letters = Array.from(ending === undefined ? clean : clean.slice(0, -ending.length));
  return (letters.slice(0, LONGEST_NAME - kept.length).join('') || fallback) + kept;
}
