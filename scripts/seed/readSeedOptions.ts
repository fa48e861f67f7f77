import { validate as isUuid } from 'uuid';
import { StartError } from '../../src/server/StartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { readWholeNumber } from '../options/readWholeNumber.ts';

export interface SeedOptions {
  readonly volunteers: number;
  readonly events: number;
  readonly people: number;
  readonly seed: number;
  /** Undefined: the first that registered. */
  readonly organizationId: string | undefined;
}

const USAGE =
  'npm run seed -- --volunteers 100000 [--events 0] [--people 0] [--seed 1] [--organization first]';

/** @throws {StartError} naming the option and what it takes */
export function readSeedOptions(args: readonly string[]): SeedOptions {
  const { values } = readArguments(USAGE, {
    args: [...args],
    options: {
      volunteers: { type: 'string', default: '0' },
      events: { type: 'string', default: '0' },
      people: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      organization: { type: 'string', default: 'first' },
    },
  });
  const options = {
    volunteers: readCount('--volunteers', values.volunteers),
    events: readCount('--events', values.events),
    people: readCount('--people', values.people),
    seed: readWholeNumber('--seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER / 4 }),
    organizationId: readOrganization(values.organization),
  };
  if (options.volunteers + options.events + options.people > 0) return options;
  throw new StartError(`Say how much to add: ${USAGE}`);
}

function readCount(name: string, text: string): number {
  return readWholeNumber(name, text, { least: 0 });
}

function readOrganization(text: string): string | undefined {
  if (text === 'first') return undefined;
  if (isUuid(text)) return text;
  throw new StartError(`--organization takes first or the id of a foundation, not ${JSON.stringify(text)}.`);
}
