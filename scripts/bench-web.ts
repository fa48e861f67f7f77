import { exitOnStartError } from '../src/server/exitOnStartError.ts';
import { chooseMeasures } from './bench/chooseMeasures.ts';
import { isMet } from './bench/Goal.ts';
import { printGoals } from './bench/printGoals.ts';
import { measureHistory } from './bench-web/measures/measureHistory.ts';
import { measureLanding } from './bench-web/measures/measureLanding.ts';
import { measureLayoutShift } from './bench-web/measures/measureLayoutShift.ts';
import { measureList } from './bench-web/measures/measureList.ts';
import { measureLogin } from './bench-web/measures/measureLogin.ts';
import { measureLongList } from './bench-web/measures/measureLongList.ts';
import { measurePageChanges } from './bench-web/measures/measurePageChanges.ts';
import { measureTyping } from './bench-web/measures/measureTyping.ts';
import { openBench } from './bench-web/openBench.ts';
import { readArguments } from './options/readArguments.ts';
import { readWholeNumber } from './options/readWholeNumber.ts';

/**
 * `npm run bench:web [-- --runs 5] [-- --budget] [-- --only measureList]`: the panel in a browser beside an empty
 * react-admin app of the same versions, in turns in one run; the medians and their ratios. With `--budget` it fails
 * when a goal is missed.
 */
const usage = 'npm run bench:web [-- --runs 5] [--budget] [--only measureList]';
const measures = [
  measureLanding,
  measureLogin,
  measureList,
  measurePageChanges,
  measureLayoutShift,
  measureHistory,
  measureTyping,
  measureLongList,
];
const { chosen, runs, budget } = await exitOnStartError(() => {
  const { values } = readArguments(usage, {
    options: {
      runs: { type: 'string', default: '5' },
      budget: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
    },
  });
  const runs = readWholeNumber('--runs', values.runs);
  return { chosen: chooseMeasures(measures, values.only), runs, budget: values.budget };
});

const bench = await openBench();
try {
  const goals = [];
  for (const measure of chosen) goals.push(...(await measure(bench, runs)));
  printGoals(goals, 'empty react-admin');
  if (budget && !goals.every(isMet)) process.exitCode = 1;
} finally {
  await bench.close();
}
