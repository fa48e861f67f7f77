import { validate as isUuid } from 'uuid';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { readArguments } from '../../options/readArguments.ts';

export type Command = ListCommand | DecisionCommand;

export interface ListCommand {
  readonly action: 'list';
  /** Include decided foundations. */
  readonly all: boolean;
}

export interface DecisionCommand {
  readonly action: 'approve' | 'decline';
  readonly id: string;
  /** Sent to a declined foundation. */
  readonly why: string | null;
}

const { minLength, maxLength } = contract.components.schemas.Reason;
const USAGE = 'npm run organizations -- list [--all] | approve ID | decline ID --why "…"';

/** @throws {StartError} naming the problem and the usage */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = readArguments(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, why: { type: 'string' } },
  });
  const [action, id, ...others] = positionals;
  if (action === 'list') {
    if (id !== undefined || values.why !== undefined) throw new StartError(`list takes --all. ${USAGE}`);
    return { action, all: values.all };
  }
  if (action === undefined) throw new StartError(`Say what to do: ${USAGE}`);
  if (action !== 'approve' && action !== 'decline') throw new StartError(`There is no ${action}: ${USAGE}`);
  if (id === undefined || !isUuid(id) || others.length > 0 || values.all) {
    throw new StartError(`${action} takes the id of one foundation, which list shows: ${USAGE}`);
  }
  return { action, id, why: readWhy(action, values.why) };
}

function readWhy(action: DecisionCommand['action'], text: string | undefined): string | null {
  if (action === 'approve') {
    if (text === undefined) return null;
    throw new StartError('Only decline takes --why.');
  }
  const why = text?.trim() ?? '';
  const { length } = Array.from(why);
  if (length >= minLength && length <= maxLength) return why;
  throw new StartError(
    `decline takes --why with ${minLength} to ${maxLength} characters, which the foundation reads: ${USAGE}`,
  );
}
