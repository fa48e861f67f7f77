/** An event of a `text/event-stream`. */
export interface StreamEvent {
  /** Missing where the server gave none. */
  readonly id: string | undefined;
  /** `message` where the server gave none. */
  readonly type: string;
  readonly data: string;
}
