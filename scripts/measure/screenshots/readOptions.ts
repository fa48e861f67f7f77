import { languages } from '../../../src/contract/Language.ts';
import { allStates } from '../../../tests/harness/e2e/states/allStates.ts';
import { type PanelPage, pages } from '../../../tests/harness/e2e/states/pages.ts';
import type { ScreenState } from '../../../tests/harness/e2e/states/ScreenState.ts';
import { dataKinds } from '../../../tests/harness/foundations/DataKind.ts';
import { chooseNames, readArguments } from '../../options/readArguments.ts';
import { slugOf } from './Picture.ts';

export const schemes = ['light', 'dark'] as const;
export const widths = ['360', '768', '1024', '1280', '1536'] as const;

/** What to take pictures of. */
export interface Options {
  readonly pages: readonly PanelPage[];
  readonly states: readonly ScreenState[];
  readonly widths: readonly number[];
  readonly languages: readonly (typeof languages)[number][];
  readonly schemes: readonly (typeof schemes)[number][];
  readonly data: readonly (typeof dataKinds)[number][];
  /** Also the README's picture. */
  readonly readme: boolean;
  /** Only the manual's pictures. */
  readonly manual: boolean;
}

const USAGE =
  'npm run screenshots [-- --pages volunteers,login --widths 360 --languages pl --schemes dark --data usual --readme --manual]';
const option = { type: 'string' } as const;

/** @throws {StartError} naming the option and the accepted values */
export function readOptions(args: readonly string[]): Options {
  const { values } = readArguments(USAGE, {
    args: [...args],
    options: {
      ...{ pages: option, widths: option, languages: option, schemes: option, data: option },
      readme: { type: 'boolean', default: false },
      manual: { type: 'boolean', default: false },
    },
  });
  const usual = values.manual ? languages : ['pl', 'uk'];
  return {
    ...choosePages(values.pages),
    widths: chooseNames('--widths', widths, values.widths?.split(',')).map(Number),
    languages: chooseNames('--languages', languages, values.languages?.split(',') ?? usual),
    schemes: chooseNames('--schemes', schemes, values.schemes?.split(',')),
    data: chooseNames('--data', dataKinds, values.data?.split(',')),
    readme: values.readme,
    manual: values.manual,
  };
}

/** @param starts comma-separated prefixes of names; undefined means all */
function choosePages(starts: string | undefined): Pick<Options, 'pages' | 'states'> {
  const names = [...pages, ...allStates].map(({ name }) => slugOf(name));
  const chosen = chooseNames('--pages', names, starts?.split(','), (name, start) => name.startsWith(start));
  const isChosen = ({ name }: { name: string }) => chosen.includes(slugOf(name));
  return { pages: pages.filter(isChosen), states: allStates.filter(isChosen) };
}
