/** What may still be added. */
export interface UploadRoom {
  /** So many more files, of so many in all. */
  readonly files: number;
  readonly maxFiles: number;
  /** So many more bytes, of so many in all. */
  readonly bytes: number;
  readonly maxBytes: number;
}
