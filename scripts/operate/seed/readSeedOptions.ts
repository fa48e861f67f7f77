import { validate as isUuid } from 'uuid';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { readArguments, readWholeNumber } from '../../options/readArguments.ts';

export interface SeedOptions {
  readonly volunteers: number;
  readonly events: number;
  readonly people: number;
  /** Number for each derived resource. */
  readonly others: number;
  readonly seed: number;
  /** Undefined: the first one registered. */
  readonly organizationId: string | undefined;
}

const USAGE =
  'npm run seed -- --volunteers 100000 [--events 0] [--people 0] [--others N] [--seed 1] [--organization first]';

/** Default for the others, as a share of the largest requested number. */
const SHARE = 0.1;

/** @throws {StartError} naming the option and the accepted values */
export function readSeedOptions(args: readonly string[]): SeedOptions {
  const { values } = readArguments(USAGE, {
    args: [...args],
    options: {
      volunteers: { type: 'string', default: '0' },
      events: { type: 'string', default: '0' },
      people: { type: 'string', default: '0' },
      others: { type: 'string' },
      seed: { type: 'string', default: '1' },
      organization: { type: 'string', default: 'first' },
    },
  });
  const volunteers = readCount('--volunteers', values.volunteers);
  const events = readCount('--events', values.events);
  const people = readCount('--people', values.people);
  const most = Math.max(volunteers, events, people);
  const options = {
    ...{ volunteers, events, people },
    others: values.others === undefined ? Math.ceil(most * SHARE) : readCount('--others', values.others),
    seed: readWholeNumber('--seed', values.seed, { least: 0, most: Number.MAX_SAFE_INTEGER / 4 }),
    organizationId: readOrganization(values.organization),
  };
  if (most + options.others > 0) return options;
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
