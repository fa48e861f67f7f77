import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';

const overview = { as: 'admin', path: 'overview', at: () => paths.overview.getHref() } as const;
const notifications = {
  as: 'admin',
  path: 'notifications',
  at: () => paths.notifications.getHref(),
} as const;

export const overviewStates: readonly ScreenState[] = [
  { ...overview, name: 'the overview' },
  {
    ...overview,
    name: 'the charts as tables',
    reach: async ({ main, text }) => {
      for (const figure of [main.getByRole('figure').first(), main.getByRole('figure').last()]) {
        await figure.getByText(text('overview.charts.table')).click();
        await figure.getByRole('table').waitFor();
      }
    },
  },
  { ...notifications, name: 'the notifications' },
  { as: 'admin', path: 'annualReport', at: () => paths.annualReport.getHref(), name: 'the annual report' },
];
