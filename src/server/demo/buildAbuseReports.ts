import type { DemoRows, SomeRows } from './DemoRows.ts';
import type { AbuseReportPlan } from './FoundationPlan.ts';
import type { Workshop } from './Workshop.ts';

/** Reports of volunteers about events. */
export function buildAbuseReports(
  plans: readonly AbuseReportPlan[],
  rows: DemoRows,
  workshop: Workshop,
): SomeRows {
  const { clock, random, organizationId } = workshop;
  const reports = plans.map(({ volunteer, event, description, day }) => {
    const reporter = rows.volunteers.find(
      ({ firstname, lastname }) => `${firstname} ${lastname}` === volunteer,
    );
    const reported = rows.events.find(({ title }) => title === event);
    if (!reporter || !reported)
      throw new Error(`There is no ${reporter ? event : volunteer} for the report.`);
    const createdAt = clock.instant(day);
    return {
      id: random.id(createdAt),
      organizationId,
      subjectType: 'event' as const,
      subjectId: reported.id,
      reporterId: reporter.id,
      description,
      createdAt,
    };
  });
  return { abuse_reports: reports };
}
