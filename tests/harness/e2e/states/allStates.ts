import { abuseReportStates } from './abuseReportStates.ts';
import { dataRequestStates } from './dataRequestStates.ts';
import { emptyStates } from './emptyStates.ts';
import { eventFormStates } from './eventFormStates.ts';
import { eventStates } from './eventStates.ts';
import { failureStates } from './failureStates.ts';
import { linkStates } from './linkStates.ts';
import { mailingStates } from './mailingStates.ts';
import { overviewStates } from './overviewStates.ts';
import { participantStates } from './participantStates.ts';
import { personInNeedStates } from './personInNeedStates.ts';
import { registrationStates } from './registrationStates.ts';
import { retentionStates } from './retentionStates.ts';
import type { ScreenState } from './ScreenState.ts';
import { settingsStates } from './settingsStates.ts';
import { shellStates } from './shellStates.ts';
import { teamStates } from './teamStates.ts';
import { visitorStates } from './visitorStates.ts';
import { volunteerStates } from './volunteerStates.ts';

/** All states of the panel: each page with data, empty, and failing; each dialog, menu and form. */
export const allStates: readonly ScreenState[] = [
  ...visitorStates,
  ...linkStates,
  ...registrationStates,
  ...overviewStates,
  ...volunteerStates,
  ...personInNeedStates,
  ...eventStates,
  ...eventFormStates,
  ...participantStates,
  ...teamStates,
  ...settingsStates,
  ...failureStates,
  ...shellStates,
  ...emptyStates,
  ...abuseReportStates,
  ...dataRequestStates,
  ...retentionStates,
  ...mailingStates,
];
