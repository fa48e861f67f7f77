import { type Goal, isMet } from './Bench.ts';

/**
 * Prints the goals as a table that is also valid Markdown.
 * @param peer default name of the comparison
 */
export function printGoals(goals: readonly Goal[], peer: string): void {
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
