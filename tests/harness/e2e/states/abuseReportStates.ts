import { paths } from '../../../../src/contract/paths.ts';
import type { ScreenState } from './ScreenState.ts';

export const abuseReportStates: readonly ScreenState[] = [
  {
    as: 'admin',
    path: 'abuseReports',
    at: () => paths.abuseReports.getHref(),
    name: 'the list of abuse reports',
  },
  {
    as: 'admin',
    path: 'abuseReport',
    at: ({ abuseReport }) => paths.abuseReport.getHref({ reportId: abuseReport }),
    name: 'an abuse report',
  },
];
