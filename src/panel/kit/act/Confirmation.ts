import type { ReactNode } from 'react';
import type { OperationId } from '../../../contract/generated/operations.ts';

/** A question before an act that has consequences. */
export interface Confirmation<Answer = unknown> {
  /** Tells who may, and what is said when it is done. */
  readonly operationId: OperationId;
  /** The question, with the name of whom or what it is about. */
  readonly title: string;
  readonly text: ReactNode;
  readonly reason?: ReasonDefinition;
  /** Whether there is a way back. Where there is none, the question says so. */
  readonly isReversible?: boolean;
  /** Called once, never again by itself. */
  readonly act: (reason: string | undefined) => Promise<Answer>;
  /** What came of it, as a sentence, to be told behind that it is done. */
  readonly outcome?: (answer: Answer) => string | undefined;
  /** Instead of reading again what the page shows. */
  readonly onDone?: () => void | Promise<void>;
}

/** A few words that the person may or has to give, as the contract of the operation says. */
export interface ReasonDefinition {
  readonly label: string;
  readonly help?: string;
}
