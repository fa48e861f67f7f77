import type { components } from '../../contract/generated/types.ts';

type AnnualReport = components['schemas']['AnnualReport'];

export interface ReportPart {
  readonly name: 'volunteers' | 'time' | 'help' | 'events';
  readonly isTime: boolean;
  /** In the contract's order. */
  readonly lines: readonly { readonly name: string; readonly value: number }[];
}

/** What an annual report says of the whole year, as the panel, the paper and the CSV show it. */
export function reportParts(report: AnnualReport): readonly ReportPart[] {
  return (['volunteers', 'time', 'help', 'events'] as const).map((name) => ({
    name,
    isTime: name === 'time',
    lines: Object.entries(report[name]).map(([line, value]) => ({ name: line, value })),
  }));
}
