declare module 'pg/lib/utils.js' {
  /** A value of the code as PostgreSQL reads it: text, or bytes as they are. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
