import { buildAbuseReports } from './buildAbuseReports.ts';
import { buildEvents } from './buildEvents.ts';
import { buildFiles } from './buildFiles.ts';
import { buildInvitations } from './buildInvitations.ts';
import { buildNotifications } from './buildNotifications.ts';
import { buildOrganization } from './buildOrganization.ts';
import { buildPeopleInNeed } from './buildPeopleInNeed.ts';
import { buildTeam } from './buildTeam.ts';
import { buildVolunteers } from './buildVolunteers.ts';
import { type DemoRows, joinRows } from './DemoRows.ts';
import type { FoundationPlan } from './FoundationPlan.ts';
import type { Random } from './Random.ts';
import { rateVolunteers } from './rateVolunteers.ts';
import { openWorkshop } from './Workshop.ts';

/**
 * All rows of a foundation.
 * @param passwordHash of the password that everybody with an account has
 */
export function buildFoundation(
  plan: FoundationPlan,
  passwordHash: string,
  now: Date,
  random: Random,
): DemoRows {
  const workshop = openWorkshop(plan, now, random);
  const { volunteers = [], ...ofVolunteers } = buildVolunteers(plan, passwordHash, workshop);
  const rows = joinRows([
    buildOrganization(plan.organization, plan.team[0].name, workshop),
    buildTeam(plan.team, passwordHash, workshop),
    buildInvitations(plan.invitations, workshop),
    { ...ofVolunteers, volunteers },
    buildFiles(plan.files, volunteers, workshop),
    buildPeopleInNeed(plan, workshop),
    buildEvents(plan.events, volunteers, workshop),
  ]);
  const reported = joinRows([rateVolunteers(rows), buildAbuseReports(plan.abuseReports, rows, workshop)]);
  return joinRows([reported, buildNotifications(reported, plan, workshop)]);
}
