const BOUNDARY = 'boundary-of-the-tests-7d1f';

/** A part of a form: a file if it has a name, else a field. */
export interface FormPart {
  /** Empty for a part without a name. */
  readonly field: string;
  readonly content: string | Buffer;
  readonly name?: string;
  readonly type?: string;
}

/** A hand-written `multipart/form-data` body, so that it can be invalid. */
export function multipartBody(parts: readonly FormPart[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const chunks = parts.flatMap(({ field, content, name, type = 'application/octet-stream' }) => [
    Buffer.from(`--${BOUNDARY}\r\n${headOf(field, name, type)}\r\n\r\n`, 'utf8'),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

function headOf(field: string, name: string | undefined, type: string): string {
  const disposition = `Content-Disposition: form-data${field && `; name="${field}"`}`;
  // As browsers write it.
  return name === undefined
    ? disposition
    : `${disposition}; filename="${name.replaceAll('"', '%22')}"\r\nContent-Type: ${type}`;
}
