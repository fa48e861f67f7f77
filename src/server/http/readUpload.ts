import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { type OperationId, operations } from '../../contract/generated/operations.ts';
import { ApiError } from './ApiError.ts';

export interface Upload {
  /** As the browser named it, without a path and without control characters. */
  readonly name: string;
  /** Media type found by content, one of the contract's. */
  readonly type: string;
  readonly content: Buffer;
}

const LONGEST_NAME = 250;

/** Old Word documents are OLE containers, and their content tells no more. */
const asDeclared: Record<string, string> = { 'application/x-cfb': 'application/msword' };

/**
 * Reads the one file of an upload by the `x-file` hint of its operation.
 * @throws ApiError file_too_large, upload_failed when the content is none of the contract's types, or
 *   invalid_input when there is no file or something besides it
 */
export async function readUpload(id: OperationId, request: FastifyRequest): Promise<Upload> {
  const { upload } = operations[id];
  if (!upload) throw new Error(`${id} takes no upload`);
  const file = await onlyFile(request, upload.field, upload.maxBytes);
  const content = await file.toBuffer();
  const found = await fileTypeFromBuffer(content);
  const type = asDeclared[found?.mime ?? ''] ?? found?.mime ?? '';
  if (!(upload.types as readonly string[]).includes(type)) throw new ApiError('upload_failed');
  return { name: cleanName(file.filename, upload.field), type, content };
}

async function onlyFile(request: FastifyRequest, field: string, fileSize: number): Promise<MultipartFile> {
  const part: Multipart | undefined = await request.file({ limits: { fileSize } });
  if (!part) throw new ApiError('invalid_input', { faults: [{ field, key: 'required', values: {} }] });
  if (part.fieldname !== field || part.type !== 'file') {
    throw new ApiError('invalid_input', { faults: [{ field: part.fieldname, key: 'additionalProperties', values: {} }] });
  }
  return part;
}

function cleanName(name: string, fallback: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // Control characters, and marks that turn the reading direction round and so hide an ending.
  const clean = base.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return clean.slice(0, LONGEST_NAME) || fallback;
}
