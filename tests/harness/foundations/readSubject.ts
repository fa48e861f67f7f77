import type { Queries } from '../../../src/server/core/db/transaction.ts';
import { newSecret } from '../../../src/server/core/http/sessionCookie.ts';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { insertSession } from '../../../src/server/core/session/sessionStore.ts';
import type { Subject } from './Subject.ts';

/** Creates an admin's session, and finds the records for its pages. */
export async function readSubject(organizationId: string, db: Queries): Promise<Subject> {
  const team = await db
    .selectFrom('accounts')
    .select(['id', 'role'])
    .where('organizationId', '=', organizationId)
    .where('role', '!=', 'volunteer')
    .where('closedAt', 'is', null)
    .orderBy('id')
    .execute();
  const admin = team.find(({ role }) => role === 'admin');
  if (!admin) throw new Error(`The foundation ${organizationId} has no admin.`);
  const { secret, hash } = newSecret();
  await insertSession(hash, { id: admin.id, organizationId }, db);
  const events = () => db.selectFrom('events').select('id').where('organizationId', '=', organizationId);
  const [volunteer, person, report, dataRequest, erasure, mailing, event, draft, invitation] =
    await Promise.all([
      db
        .selectFrom('volunteers')
        .leftJoin('volunteer_files', 'volunteer_files.volunteerId', 'volunteers.id')
        .select('volunteers.id')
        .where('volunteers.organizationId', '=', organizationId)
        .orderBy('accountStatus')
        .orderBy('volunteer_files.id')
        .executeTakeFirst(),
      db
        .selectFrom('people_in_need')
        .select('id')
        .where('organizationId', '=', organizationId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
      db
        .selectFrom('abuse_reports')
        .select('id')
        .where('organizationId', '=', organizationId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
      db
        .selectFrom('data_requests')
        .select('id')
        .where('organizationId', '=', organizationId)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
      db
        .selectFrom('upcoming_erasures')
        .select('id')
        .where('organizationId', '=', organizationId)
        .executeTakeFirst(),
      db.selectFrom('mailings').select('id').where('organizationId', '=', organizationId).executeTakeFirst(),
      events()
        .where('status', '=', 'active')
        .orderBy('nrOfVolunteersSigned', 'desc')
        .orderBy('id')
        .executeTakeFirst(),
      events().where('status', '=', 'draft').orderBy('id').executeTakeFirst(),
      db
        .selectFrom('invitations')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where('acceptedAt', 'is', null)
        .where('revokedAt', 'is', null)
        .orderBy('expiresAt', 'desc')
        .executeTakeFirst(),
    ]);
  return {
    organizationId,
    session: secret,
    adminId: admin.id,
    coordinatorId: team.find(({ role }) => role === 'coordinator')?.id,
    volunteerId: volunteer?.id,
    mailingId: mailing?.id,
    dataRequestId: dataRequest?.id,
    erasureId: erasure?.id,
    personId: person?.id,
    reportId: report?.id,
    eventId: event?.id,
    draftId: draft?.id,
    invitation: invitation && (await issueToken('invitation', { ...invitation, organizationId }, db)),
  };
}
