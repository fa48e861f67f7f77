import { derivedTables } from '../../../src/server/core/db/derivedTables.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import { insertAll } from '../../../src/server/demo/DemoRows.ts';
import { createRandom } from '../../../src/server/demo/Random.ts';
import { newCode } from '../../../src/server/hours/certificates/certificateCode.ts';
import { typeOfKind } from '../../../src/server/notifications/notify/Notice.ts';
import { longestEmail, longestRow, sentenceOf, wordOf } from './longestRow.ts';

const DAY = 86_400_000;
const COUNTRY = { code: 'BA', name: 'Bośnia i Hercegowina' };
/** First and last name, 50 letters each. */
const NAME = `${wordOf(50)} ${sentenceOf(50)}`;

/** A foundation whose texts all have the maximum length, with a record in each state. @returns its id */
export async function insertLongest(db: Queries): Promise<string> {
  const now = Date.now();
  const random = createRandom(1);
  const at = (days: number) => new Date(now + days * DAY).toISOString();
  const begun = (days: number) => ({ id: random.id(at(days)), createdAt: at(days) });
  const organization = longestRow('organizations', {
    ...{ ...begun(-400), country: COUNTRY, status: 'approved', timeZone: 'Europe/Bucharest', version: 1 },
  });
  const of = { organizationId: organization.id };

  const team = (['admin', 'coordinator'] as const).map((role) => ({
    ...{ ...begun(-400), ...of, role, email: longestEmail(role), emailConfirmedAt: at(-400) },
    ...{ language: 'pl' as const, passwordHash: 'nobody signs in with a password here' },
  }));
  const creator = { id: team[0]?.id ?? '', name: NAME };
  const invitation = (sent: number, answer: { acceptedAt?: string; revokedAt?: string }) => {
    const about = {
      ...of,
      invitedBy: NAME,
      expiresAt: at(sent + 14),
      email: longestEmail(`zaproszenie${sent}`),
    };
    return longestRow('invitations', { ...begun(sent), ...about, ...answer, language: 'uk' });
  };

  const volunteers = (['pending', 'verified', 'rejected', 'verified'] as const).map((accountStatus, index) =>
    longestRow('volunteers', {
      ...{ ...begun(-0.2 - index), ...of, accountStatus, country: COUNTRY, rating: 4.55 },
      ...{ email: longestEmail(`wolontariusz-${index}-`), dateOfBirth: '1926-09-30' },
      tags: [wordOf(30), sentenceOf(30)],
      // The unbreakable word is the first name of some, the last name of others.
      ...(index % 2 === 0 ? { firstname: wordOf(50) } : { lastname: wordOf(50) }),
      rejectionReason: accountStatus === 'rejected' ? sentenceOf(250) : null,
    }),
  );
  const volunteerId = volunteers[0]?.id ?? '';
  const changes = [
    { field: 'aboutMe', from: sentenceOf(1500), to: wordOf(1500) },
    { field: 'email', from: longestEmail('przed'), to: longestEmail('po') },
  ];

  const event = (from: number, to: number, own: Partial<Parameters<typeof longestRow<'events'>>[1]>) =>
    longestRow('events', {
      ...{ id: random.id(at(-60)), ...of, creator, status: 'active', eventStart: '10:30', eventEnd: '22:30' },
      ...{ startDate: at(from).slice(0, 10), endDate: at(to).slice(0, 10), version: 1 },
      ...{
        created: at(-60),
        updatedAt: at(-40),
        publishedAt: at(-50),
        nrOfVolunteersSigned: 0,
        waitlisted: 0,
        shiftCount: 0,
      },
      ...own,
    });
  const running = event(-3, 3, { nrOfVolunteersSigned: 3, waitlisted: 1, shiftCount: 2 });
  const shifts = [sentenceOf(100), wordOf(100)].map((role, index) =>
    longestRow('event_shifts', {
      ...{ id: random.id(at(-60)), ...of, eventId: running.id, role, eventStart: '10:30', eventEnd: '22:30' },
      ...{ startDay: index, endDay: 3 + index, taken: index === 0 ? 3 : 0, waitlisted: index, walkIns: 0 },
    }),
  );

  await insertAll(
    {
      organizations: [organization],
      accounts: team,
      coordinators: team.map(({ id, createdAt }) =>
        longestRow('coordinators', { id, createdAt, ...of, name: NAME, country: COUNTRY }),
      ),
      invitations: [
        invitation(-3, {}),
        invitation(-4, { acceptedAt: at(-2) }),
        invitation(-30, {}),
        invitation(-5, { revokedAt: at(-2) }),
      ],
      volunteers,
      volunteer_files: [`${wordOf(246)}.pdf`, `${sentenceOf(246)}.png`].map((name) => ({
        ...{ ...begun(-0.1), ...of, volunteerId, name },
        ...{ type: 'application/pdf', bytes: 10_485_760, content: Buffer.from('%PDF-') },
      })),
      volunteer_notes: [
        longestRow('volunteer_notes', {
          ...begun(-0.1),
          ...of,
          volunteerId,
          author: { id: team[0]?.id ?? '', name: NAME },
        }),
      ],
      time_entries: (['proposed', 'confirmed', 'declined'] as const).map((status, index) =>
        longestRow('time_entries', {
          ...{
            ...begun(-0.1),
            ...of,
            volunteerId,
            status,
            startsAt: at(-2 - index),
            endsAt: at(-1.9 - index),
          },
          ...{ notedBy: index === 1 ? { id: team[0]?.id ?? '', name: NAME } : null },
          declineReason: status === 'declined' ? sentenceOf(250) : null,
        }),
      ),
      certificates: [null, at(-0.1)].map((revokedAt, index) =>
        longestRow('certificates', {
          ...{ ...begun(-0.1), ...of, volunteerId, revokedAt, code: newCode() },
          ...{
            year: 2026,
            serial: 12_345 + index,
            holder: NAME,
            revocationReason: revokedAt && sentenceOf(250),
          },
          ...{
            issuer: { name: NAME, address: NAME, city: NAME, vatNr: '5260250274', day: '2026-11-20' },
            minutes: 123_456,
          },
          issuedBy: { id: team[0]?.id ?? '', name: NAME },
        }),
      ),
      agreements: (['draft', 'signed', 'ended'] as const).map((status, index) =>
        longestRow('agreements', {
          ...{ ...begun(-0.1), ...of, volunteerId, status, fileId: null, noticeDays: 90 },
          ...(status === 'draft'
            ? { year: null, serial: null, parties: null, sentAt: null, signedOn: null }
            : { year: 2026, serial: 12_345 + index, parties: null, signedOn: '2026-11-20' }),
          ...(status === 'ended' ? { endedOn: '2026-11-20', endedBy: 'byFoundation' } : { endedOn: null }),
          createdBy: { id: team[0]?.id ?? '', name: NAME },
        }),
      ),
      clearances: (['hit', 'clean'] as const).map((result) =>
        longestRow('clearances', {
          ...{ ...begun(-0.1), ...of, volunteerId, fileId: null, result },
          checkedBy: { id: team[0]?.id ?? '', name: NAME },
        }),
      ),
      guardian_consents: (['asked', 'given', 'withdrawn'] as const).map((status) =>
        longestRow('guardian_consents', {
          ...{ ...begun(-0.1), ...of, volunteerId, status },
          enteredBy: { id: team[0]?.id ?? '', name: NAME },
        }),
      ),
      people_in_need: (['new', 'in_progress', 'helped', 'closed'] as const).map((status) =>
        longestRow('people_in_need', { ...begun(-0.1), ...of, status, firstname: wordOf(50) }),
      ),
      abuse_reports: (['open', 'taken', 'done'] as const).map((status) =>
        longestRow('abuse_reports', {
          ...{ ...begun(-0.1), ...of, status, subjectType: 'event', subjectId: running.id },
          ...{
            reporterId: volunteerId,
            responsible: status === 'open' ? null : { id: creator.id, name: NAME },
          },
        }),
      ),
      data_requests: (['open', 'answered', 'refused'] as const).map((status) =>
        longestRow('data_requests', {
          ...{ ...begun(-0.1), ...of, status, subjectType: 'volunteer', subjectId: volunteerId },
          ...{ enteredBy: { id: creator.id, name: NAME }, closedBy: { id: creator.id, name: NAME } },
        }),
      ),
      upcoming_erasures: [
        longestRow('upcoming_erasures', {
          ...{ ...of, id: volunteerId, subjectType: 'volunteer', status: 'kept', erasesOn: null },
          keptBy: { id: creator.id, name: NAME },
        }),
      ],
      events: [
        running,
        event(5, 400, { title: wordOf(250) }),
        event(6, 7, { cancelledAt: at(-1), cancellationReason: sentenceOf(250) }),
        event(-30, -20, { status: 'finished', finishedAt: at(-20) }),
        event(20, 21, { status: 'draft', publishedAt: null }),
      ],
      event_shifts: shifts,
      participants: (['attended', 'no_show', 'signed_up', 'waitlisted'] as const).map((status, index) => ({
        ...{
          id: random.id(at(-5)),
          ...of,
          eventId: running.id,
          shiftId: shifts[status === 'waitlisted' ? 1 : 0]?.id ?? null,
          volunteerId: volunteers[index]?.id ?? '',
          status,
        },
        ...{ signedUpAt: at(-5), note: index === 0 ? wordOf(250) : sentenceOf(250) },
        offeredUntil: status === 'waitlisted' ? at(1) : null,
      })),
      mailings: (['scheduled', 'sent'] as const).map((status, index) =>
        longestRow('mailings', {
          ...{ ...begun(-index), ...of, status, author: { id: creator.id, name: NAME }, version: 1 },
          ...{ kind: 'necessary', subject: sentenceOf(150), sendAt: at(1), eventId: running.id },
          ...{
            filter: `q=${wordOf(90)}`,
            pl: { subject: wordOf(150), text: `${wordOf(120)} ${sentenceOf(4000)}` },
          },
          ...{ en: null, uk: null, ru: null, volunteerIds: null, sendDate: null, sendTime: null },
        }),
      ),
      sent_mails: (['queued', 'sent', 'failed', 'left_out'] as const).map((status, index) =>
        longestRow('sent_mails', {
          ...{ ...begun(-index), ...of, volunteerId, eventId: running.id, status },
          ...{ kind: 'assignmentContact', reason: index % 2 ? null : 'server_away' },
        }),
      ),
      notifications: (
        [
          ['volunteerApplied', 'volunteer'],
          ['participantWaitlisted', 'event'],
          ['abuseReported', 'event'],
          ['eventCancelled', 'event'],
          ['roleChanged', 'coordinator'],
        ] as const
      ).map(([kind, subjectType], index) => ({
        ...{ ...begun(-index / 24), ...of, accountId: creator.id, kind, type: typeOfKind[kind], subjectType },
        params: { actor: NAME, subject: sentenceOf(250), reason: `${wordOf(200)} ${sentenceOf(1299)}` },
        // The first three are unread.
        readAt: index < 3 ? null : at(-index / 24),
      })),
      history: [
        {
          ...{
            id: random.id(at(-0.05)),
            at: at(-0.05),
            ...of,
            subjectTable: 'volunteers',
            subjectId: volunteerId,
          },
          ...{ action: 'edited', actorName: NAME, changes },
        },
      ],
    },
    db,
  );
  for (const table of derivedTables) {
    const rows = [1, 2, 3].map((days) => ({ ...begun(-days), ...of, updatedAt: at(-days), version: 1 }));
    await insertRows(
      table,
      rows.map((row) => longestRow(table, row)),
      db,
    );
  }
  return organization.id;
}
