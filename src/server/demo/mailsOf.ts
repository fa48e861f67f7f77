import type { Row } from '../core/db/insertRows.ts';
import type { DemoRows } from './DemoRows.ts';
import type { Random } from './Random.ts';

const SECONDS_TO_SEND = 2;

/** What the participants were mailed when they signed up and, of who attended, afterwards. */
export function mailsOf({ participants, events }: DemoRows, random: Random): Row<'sent_mails'>[] {
  return participants.flatMap((participant) => {
    const event = events.find(({ id }) => id === participant.eventId);
    const signedUp = participant.status === 'waitlisted' ? ('waitlisted' as const) : ('signedUp' as const);
    const told = [
      { kind: signedUp, at: participant.signedUpAt },
      { kind: 'eventThanks' as const, at: participant.thankedAt },
    ];
    return told.flatMap(({ kind, at }) => {
      if (!event || !at) return [];
      const { organizationId, eventId, volunteerId } = participant;
      const settledAt = new Date(Date.parse(at) + SECONDS_TO_SEND * 1000).toISOString();
      const mail = { kind, subject: event.title, status: 'sent' as const, createdAt: at, settledAt };
      return [{ ...mail, id: random.id(at), organizationId, eventId, volunteerId }];
    });
  });
}
