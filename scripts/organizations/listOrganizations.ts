import type { Queries } from '../../src/server/db/transaction.ts';
import type { ListCommand } from './readCommand.ts';

/** The foundations that wait for the operator, or all that confirmed their address, those that wait longest first. */
export async function listOrganizations({ all }: Pick<ListCommand, 'all'>, db: Queries): Promise<string> {
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'status', 'createdAt', 'name', 'vatNr', 'email', 'city', 'website'])
    .where('status', 'in', all ? ['pending', 'approved', 'declined'] : ['pending'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  if (organizations.length === 0) return all ? 'No foundation has registered yet.' : 'No foundation waits.';
  return organizations
    .map(({ id, status, createdAt, name, ...facts }) => {
      const known = [facts.vatNr, facts.city, facts.email, facts.website].filter(Boolean).join(' · ');
      return `${id}  ${status.padEnd(8)}  ${createdAt.slice(0, 10)}  ${oneLine(name)}\n  ${oneLine(known)}`;
    })
    .join('\n');
}

/** What strangers typed moves no cursor and writes no second line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}
