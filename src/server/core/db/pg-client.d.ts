import 'pg';

declare module 'pg' {
  interface ClientBase {
    /** False from the sending of a statement to the end of its answer. */
    readonly readyForQuery: boolean;
  }
}
