import 'pg';

declare module 'pg' {
  interface ClientBase {
    /** False from sending a statement until its answer is complete. */
    readonly readyForQuery: boolean;
  }
}
