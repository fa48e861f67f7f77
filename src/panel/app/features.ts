import { abuseReports } from '../abuse-reports/index.ts';
import { account } from '../account/index.ts';
import { dataRequests } from '../data-requests/index.ts';
import { events } from '../events/index.ts';
import type { Feature } from '../kit/Feature.ts';
import { landing } from '../landing/index.ts';
import { legal } from '../legal/index.ts';
import { mailings } from '../mailings/index.ts';
import { manual } from '../manual/index.ts';
import { mobileApp } from '../mobile-app/index.ts';
import { notifications } from '../notifications/index.ts';
import { overview } from '../overview/index.ts';
import { peopleInNeed } from '../people-in-need/index.ts';
import { problems } from '../problems/index.ts';
import { registration } from '../registration/index.ts';
import { resourceFeatures } from '../resource/index.ts';
import { retention } from '../retention/index.ts';
import { search } from '../search/index.ts';
import { settings } from '../settings/index.ts';
import { team } from '../team/index.ts';
import { volunteers } from '../volunteers/index.ts';

export const features: readonly Feature[] = [
  landing,
  mobileApp,
  legal,
  problems,
  account,
  manual,
  overview,
  registration,
  volunteers,
  peopleInNeed,
  events,
  team,
  settings,
  abuseReports,
  dataRequests,
  retention,
  mailings,
  search,
  notifications,
  ...resourceFeatures,
];
