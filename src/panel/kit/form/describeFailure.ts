import type { TranslateFunction } from 'react-admin';
import type { FormSchema } from '../../../contract/FormDefinition.ts';
import { ApiError } from '../../data/ApiError.ts';
import { failureTexts } from '../../shell/failureTexts.ts';
import { fieldOfError } from './useLiveValidation.ts';

/** Why a form was not taken. */
export interface FormFailure {
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Message by path of the field that shows it. */
  readonly fields: Readonly<Record<string, string>>;
  /** That fields are wrong, such as "Invalid data entered": they may be out of sight where the button is. */
  readonly summary?: string | undefined;
  /** What no field shows. */
  readonly messages: readonly string[];
  /** Whether the global handling (specification, section 8) has told it as a toast already. */
  readonly isTold?: boolean;
  /** When it makes sense to try again. */
  readonly retryAt?: Date | undefined;
}

/** i18n keys, for when the API does not say why. */
interface FailureKeys {
  readonly refused: string;
  /** No answer came, or something went wrong inside. */
  readonly accident: string;
}

/** To be thrown by `onSubmit`: the page itself knows what is wrong with some fields. */
export class FieldFaults extends Error {
  override readonly name = 'FieldFaults';
  /** Message by path of the field that shows it. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super(Object.entries(fields).join('; '));
    this.fields = fields;
  }
}

export function describeFailure(
  error: unknown,
  schema: FormSchema,
  translate: TranslateFunction,
  { refused, accident }: FailureKeys,
): FormFailure {
  if (error instanceof FieldFaults) return { at: Date.now(), fields: error.fields, messages: [] };
  const { status, problem, reason } = error instanceof ApiError ? error : {};
  const isTold = failureTexts({ status: status ?? 0, problem, quiet: false }, translate).length > 0;
  const seconds = retryAfterOf(error);
  const at = Date.now();
  const retryAt = seconds === undefined ? undefined : new Date(at + seconds * 1000);

  const fields: Record<string, string> = {};
  const unplaced = new Set<string>();
  // An error of the server tells nobody more than that it is one.
  if (status !== 500) {
    for (const { field, message } of problem?.errors ?? []) {
      const place = fieldOfError(schema, field);
      if (place === undefined) unplaced.add(message);
      else fields[place] ??= message;
    }
  }
  const shown = Object.values(fields);
  if (shown.length > 0 || unplaced.size > 0) {
    const repeats = problem?.message && [...shown, ...unplaced].includes(problem.message);
    const summary = repeats ? undefined : problem?.message;
    return { at, fields, summary, messages: [...unplaced], isTold, retryAt };
  }
  const isRefused = status !== undefined && status < 500;
  const said = status === 500 ? undefined : reason;
  return { at, fields, messages: [said ?? translate(isRefused ? refused : accident)], isTold, retryAt };
}

/** Seconds after which the API will listen again (`Retry-After`), if the error tells. */
export function retryAfterOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return undefined;
  return typeof error.retryAfter === 'number' ? error.retryAfter : undefined;
}
