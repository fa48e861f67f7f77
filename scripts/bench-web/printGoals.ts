import { type Goal, isMet } from './Goal.ts';

const head = ['', 'empty react-admin', 'this panel', 'ratio', 'goal', ''];

/** The table of the goals, a line each. */
export function printGoals(goals: readonly Goal[]): void {
  const lines = [head, ...goals.map(lineOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  console.log(`\n${lines.map((line) => line.map(pad).join('  ')).join('\n')}`);
}

function lineOf(goal: Goal): string[] {
  const { name, unit, peer, product, limit } = goal;
  const figure = (value: number) => `${round(value)} ${unit}`.trim();
  return [
    name,
    peer === undefined ? '' : figure(peer),
    figure(product),
    peer === undefined ? '' : (product / peer).toFixed(2),
    peer === undefined ? `≤ ${figure(limit)}` : `≤ ${limit} ×`,
    isMet(goal) ? 'met' : 'MISSED',
  ];
}

function round(value: number): string {
  return Number(value.toPrecision(3)).toString();
}
