import type { Row } from '../../../src/server/db/insertRows.ts';
import type { SomeRows } from '../../../src/server/demo/DemoRows.ts';
import type { Random } from '../../../src/server/demo/Random.ts';
import { longestPlace } from './longestOrganization.ts';
import { emailOf, sentenceOf, wordOf } from './longestTexts.ts';

const DAY = 86_400_000;
/** First and last name, 50 letters each. */
export const longestName = `${wordOf(50)} ${sentenceOf(50)}`;

/** An admin and a coordinator, and an invitation in each state. */
export function longestTeam(organizationId: string, now: Date, random: Random): SomeRows {
  const joined = new Date(now.getTime() - 400 * DAY).toISOString();
  const accounts = (['admin', 'coordinator'] as const).map((role) => ({
    id: random.id(joined),
    organizationId,
    email: emailOf(role),
    passwordHash: 'nobody signs in with a password here',
    role,
    language: 'pl' as const,
    createdAt: joined,
    emailConfirmedAt: joined,
  }));
  const { city: town, postCode: postalCode, street, houseNumber } = longestPlace;
  const place = { town, postalCode, street, houseNumber, apartmentNumber: '12345' };
  const country = { code: 'BA', name: 'Bośnia i Hercegowina' };
  return {
    accounts,
    coordinators: accounts.map(({ id }) => ({
      ...{ id, organizationId, createdAt: joined, name: longestName, phoneNumber: '+380671234567' },
      ...{ country, ...place },
    })),
    invitations: [
      invitation('pending'),
      invitation('accepted'),
      invitation('expired'),
      invitation('revoked'),
    ],
  };

  function invitation(state: string): Row<'invitations'> {
    const sent = new Date(now.getTime() - (state === 'expired' ? 30 : 3) * DAY).toISOString();
    const answered = new Date(now.getTime() - 2 * DAY).toISOString();
    return {
      id: random.id(sent),
      organizationId,
      ...{ firstname: wordOf(50), lastname: sentenceOf(50), email: emailOf(`zaproszenie-${state}`) },
      ...{ role: 'coordinator', language: 'uk', message: sentenceOf(250), invitedBy: longestName },
      createdAt: sent,
      expiresAt: new Date(Date.parse(sent) + 14 * DAY).toISOString(),
      acceptedAt: state === 'accepted' ? answered : null,
      revokedAt: state === 'revoked' ? answered : null,
    };
  }
}
