import { exitOnStartError } from '../../../src/server/core/config/exitOnStartError.ts';
import { chooseNames, readArguments, readWholeNumber } from '../../options/readArguments.ts';
import { type Goal, isMet } from './Bench.ts';

interface Command<Size extends string, Opened> {
  readonly usage: string;
  /** Options with a number, and its default. */
  readonly sizes: Readonly<Record<Size, number>>;
  readonly measures: readonly ((bench: Opened) => Promise<Goal[]>)[];
  /** Name of the comparison. */
  readonly peer: string;
  readonly open: (sizes: Record<Size, number>) => Promise<Opened>;
}

/**
 * Runs the measures that `--only` names in part, or all, and prints their goals. With `--budget` it fails when
 * a goal is missed.
 */
export async function runMeasures<Size extends string, Opened extends { close: () => Promise<void> }>({
  usage,
  sizes,
  measures,
  peer,
  open,
}: Command<Size, Opened>): Promise<void> {
  const { chosen, given, budget } = await exitOnStartError(() => {
    const names = Object.keys(sizes) as Size[];
    const options = names.map((name) => [name, { type: 'string', default: String(sizes[name]) }] as const);
    const { values } = readArguments(usage, {
      options: {
        ...Object.fromEntries(options),
        budget: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
      },
    });
    const { budget, only, ...texts } = values as { budget: boolean; only?: string[] } & Record<Size, string>;
    const numbers = Object.entries<string>(texts).map(([name, text]) => [
      name,
      readWholeNumber(`--${name}`, text),
    ]);
    const known = measures.map(({ name }) => name);
    const isMeant = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase());
    const meant = chooseNames('--only', known, only, isMeant);
    const chosen = measures.filter(({ name }) => meant.includes(name));
    return { chosen, given: Object.fromEntries(numbers) as Record<Size, number>, budget };
  });
  const bench = await open(given);
  try {
    const goals = [];
    for (const measure of chosen) goals.push(...(await measure(bench)));
    printGoals(goals, peer);
    if (budget && !goals.every(isMet)) process.exitCode = 1;
  } finally {
    await bench.close();
  }
}

/** Prints a table that is also valid Markdown. */
function printGoals(goals: readonly Goal[], peer: string): void {
  const lines = [['', peer, 'this panel', 'ratio', 'goal', ''], ...goals.map(lineOf)];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head = [], ...rows] = lines.map((line) => line.map(pad));
  console.log(`\n${[head, rule, ...rows].map((line) => `| ${line.join(' | ')} |`).join('\n')}`);
}

function lineOf(goal: Goal): string[] {
  const { name, unit, peer, product, limit, isLeast = false } = goal;
  const figure = (value: number) => `${round(value)} ${unit}`.trim();
  const sign = isLeast ? '≥' : '≤';
  return [
    name,
    peer === undefined ? '' : figure(peer),
    figure(product),
    peer === undefined ? '' : (product / peer).toFixed(2),
    peer === undefined ? `${sign} ${figure(limit)}` : `${sign} ${limit} ×`,
    isMet(goal) ? 'met' : 'MISSED',
  ];
}

function round(value: number): string {
  return Number(value.toPrecision(3)).toString();
}
