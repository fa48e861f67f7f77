import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { components } from '../../../contract/generated/types.ts';
import { mailedNoticeHref } from '../../../domain/notifications/noticeHref.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { announce } from '../../core/live/channels.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { shortened } from '../../core/texts/shortened.ts';
import { type Notice, typeOfKind } from './Notice.ts';
import { notificationMessage } from './notificationMessage.ts';

/** Kinds with a more detailed mail of their own; a second one would repeat it. */
const mailedOtherwise: ReadonlySet<Notice['kind']> = new Set(['organizationApproved']);

/**
 * Notifies the team members who want it, in the transaction of the cause: shown on open pages within a
 * second, and mailed at once or with the next daily digest. The text is localised per reader, so the notice
 * has names and reasons but no text.
 *
 * @example
 * await notifyTeam(
 *   { kind: 'eventCancelled', organizationId, actor: user, subject: { type: 'event', id, name }, reason },
 *   trx,
 * );
 */
export async function notifyTeam(notice: Notice, trx: Trx): Promise<void> {
  const {
    kind,
    organizationId,
    actor,
    subject,
    exceptFor,
    onlyFor,
    onlyForRole,
    isRequired = false,
  } = notice;
  const type = typeOfKind[kind];
  const team = await findRecipients(organizationId, isRequired ? null : type, trx);
  const recipients = team.filter(
    ({ id, role }) =>
      id !== actor?.id &&
      id !== exceptFor &&
      (onlyFor === undefined || id === onlyFor) &&
      (onlyForRole === undefined || role === onlyForRole),
  );
  if (recipients.length === 0) return;
  const params = {
    actor: actor && shortened(actor.name, LONGEST_NAME),
    subject: shortened(subject.name, LONGEST_NAME),
    reason: notice.reason === undefined ? null : shortened(notice.reason, LONGEST_REASON),
    ...(notice.count !== undefined && { count: notice.count }),
  };
  const about = { kind, type, params, subjectType: subject.type, subjectId: subject.id };
  const createdAt = new Date().toISOString();
  const rows = recipients.map(({ id: accountId, frequency, nextDigestAt }) => ({
    ...{ ...about, id: uuid(), organizationId, accountId, createdAt },
    digestAt: frequency === 'daily' && !mailedOtherwise.has(kind) ? nextDigestAt : null,
  }));
  await insertRows('notifications', rows, trx);
  if (!mailedOtherwise.has(kind)) await mail(about, recipients, trx);
  await announce(
    'notifications',
    recipients.map(({ id }) => id),
    trx,
  );
}

/** Limits of the contract's `NotificationParams`. */
const LONGEST_NAME = 250;
const LONGEST_REASON = 1500;

async function mail(
  about: Parameters<typeof notificationMessage>[0] & { readonly subjectId: string | null },
  recipients: readonly Recipient[],
  trx: Trx,
): Promise<void> {
  const href = mailedNoticeHref(about.kind, about.subjectType, about.subjectId);
  for (const { email: to, language, frequency } of recipients) {
    if (frequency !== 'immediately') continue;
    const { kind } = about;
    const message = notificationMessage(about, language);
    await enqueueMail({ to, language, template: 'notification', values: { message, href, kind } }, trx);
  }
}

/** A team member who wants the notification. */
interface Recipient extends Pick<Selectable<Database['accounts']>, 'id' | 'email' | 'language' | 'role'> {
  readonly frequency: components['schemas']['EmailFrequency'];
  /** When the foundation's next daily digest is due. */
  readonly nextDigestAt: string;
}

/** Seven in the morning in the foundation's time zone. */
const DIGEST_HOUR = 7;

/** Notifications written just before that hour may commit after it, so they go into the next digest. */
const MARGIN = sql`interval '2 minutes'`;

/** Open accounts of the team that want this type; by default all types, at once. @param type null for all accounts */
async function findRecipients(
  organizationId: string,
  type: components['schemas']['NotificationType'] | null,
  db: Queries,
): Promise<readonly Recipient[]> {
  const isWanted = type === null ? sql`true` : sql`coalesce(${sql.ref(`preferences.${type}`)}, true)`;
  const { rows } = await sql<Recipient>`
    select "accounts"."id", "accounts"."email", "accounts"."language", "accounts"."role",
      coalesce("preferences"."email", 'immediately') as "frequency",
      ("today" + make_interval(hours => ${DIGEST_HOUR}, days => case when "today" + make_interval(hours => ${DIGEST_HOUR}) > "soon" then 0 else 1 end))
        at time zone "organizations"."timeZone" as "nextDigestAt"
    from "accounts"
    join "organizations" on "organizations"."id" = "accounts"."organizationId"
    cross join lateral (select (now() + ${MARGIN}) at time zone "organizations"."timeZone" as "soon") as "clock"
    cross join lateral (select date_trunc('day', "soon") as "today") as "day"
    left join "notification_preferences" as "preferences"
      on "preferences"."organizationId" = "accounts"."organizationId" and "preferences"."accountId" = "accounts"."id"
    where "accounts"."organizationId" = ${organizationId}
      and "accounts"."role" in ('admin', 'coordinator')
      and "accounts"."closedAt" is null and "accounts"."emailConfirmedAt" is not null
      and ${isWanted}`.execute(db);
  return rows;
}
