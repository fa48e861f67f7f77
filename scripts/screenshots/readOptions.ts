import { languages } from '../../src/contract/Language.ts';
import { StartError } from '../../src/server/StartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { dataKinds } from './foundations/DataKind.ts';

export const schemes = ['light', 'dark'] as const;
export const widths = ['360', '768', '1024', '1280', '1536'] as const;

/** What pictures are taken of. */
export interface Options {
  /** Beginnings of the names of views; all where it is empty. */
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly languages: readonly (typeof languages)[number][];
  readonly schemes: readonly (typeof schemes)[number][];
  readonly data: readonly (typeof dataKinds)[number][];
  /** The picture of the README, too. */
  readonly readme: boolean;
}

const USAGE =
  'npm run screenshots [-- --pages volunteers,login --widths 360 --languages pl --schemes dark --data usual --readme]';
const option = { type: 'string' } as const;

/** @throws {StartError} naming the option and what it takes */
export function readOptions(args: readonly string[]): Options {
  const { values } = readArguments(USAGE, {
    args: [...args],
    options: {
      ...{ pages: option, widths: option, languages: option, schemes: option, data: option },
      readme: { type: 'boolean', default: false },
    },
  });
  return {
    pages: values.pages?.split(',') ?? [],
    widths: choose('widths', widths, values.widths ?? widths.join()).map(Number),
    languages: choose('languages', languages, values.languages ?? 'pl,uk'),
    schemes: choose('schemes', schemes, values.schemes ?? schemes.join()),
    data: choose('data', dataKinds, values.data ?? dataKinds.join()),
    readme: values.readme,
  };
}

function choose<T extends string>(name: string, choices: readonly T[], text: string): readonly T[] {
  const wanted = text.split(',');
  const chosen = choices.filter((choice) => wanted.includes(choice));
  if (chosen.length === wanted.length) return chosen;
  throw new StartError(`--${name} takes one or more of ${choices.join(', ')}, with commas, not ${text}.`);
}
