import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { chooseMeasures } from './bench/chooseMeasures.ts';
import { isMet } from './bench/Goal.ts';
import { measureEmbedded } from './bench/measures/measureEmbedded.ts';
import { measureExport } from './bench/measures/measureExport.ts';
import { measurePages } from './bench/measures/measurePages.ts';
import { measureReads } from './bench/measures/measureReads.ts';
import { measureSearch } from './bench/measures/measureSearch.ts';
import { measureSignIn } from './bench/measures/measureSignIn.ts';
import { measureStart } from './bench/measures/measureStart.ts';
import { measureStreams } from './bench/measures/measureStreams.ts';
import { openBench } from './bench/openBench.ts';
import { printGoals } from './bench/printGoals.ts';
import { readArguments } from './options/readArguments.ts';
import { readWholeNumber } from './options/readWholeNumber.ts';

/**
 * `npm run bench`: the server beside bare Fastify on the same database, in turns in one run; the medians and their
 * ratios, which are what counts, for machines differ and are noisy. Needs Linux and a PostgreSQL server's programs.
 */
const usage =
  'npm run bench [-- --rounds 3] [--seconds 4] [--volunteers 100000] [--only measureReads] [--budget]';
const measures = [
  measureReads,
  measureSignIn,
  measureEmbedded,
  measureStart,
  measureExport,
  measureStreams,
  measurePages,
  measureSearch,
];
const { chosen, sizes, budget } = await exitOnStartError(() => {
  const { values } = readArguments(usage, {
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      volunteers: { type: 'string', default: '100000' },
      budget: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  });
  const sizes = {
    rounds: readWholeNumber('--rounds', values.rounds),
    seconds: readWholeNumber('--seconds', values.seconds),
    volunteers: readWholeNumber('--volunteers', values.volunteers),
  };
  return { chosen: chooseMeasures(measures, values.only), sizes, budget: values.budget };
});

const bench = await openBench(sizes);
try {
  const goals = [];
  for (const measure of chosen) goals.push(...(await measure(bench)));
  printGoals(goals, 'peer');
  if (budget && !goals.every(isMet)) process.exitCode = 1;
} finally {
  await bench.close();
}
