import type { Kysely } from 'kysely';
import { readConfig } from '../../src/server/core/config/config.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { migrate } from '../../src/server/core/db/migrate.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';
import { ApiError } from '../../src/server/core/http/ApiError.ts';
import { decideOrganization } from '../../src/server/organization/decideOrganization.ts';
import { keyOf, organizations } from '../../src/server/organization/organizationStore.ts';
import { type DecisionCommand, type ListCommand, readCommand } from './organizations/readCommand.ts';
import { withDatabase } from './shared/withDatabase.ts';

const STOP_FIRST =
  'Only one process at a time can use the embedded database: stop the server, run this again, and start the server. ' +
  'With a PostgreSQL server (DATABASE_URL) this works while servers run.';

/**
 * `npm run organizations -- list [--all] | approve ID | decline ID --why "…"`: lets the operator review
 * registered foundations.
 */
await exitOnStartError(async () => {
  const command = readCommand(process.argv.slice(2));
  const run = async (db: Kysely<Database>) => {
    await migrate(db);
    console.log(command.action === 'list' ? await listOrganizations(command, db) : await decide(command, db));
  };
  await withDatabase(readConfig(process.env), run, ({ message }) => {
    throw new StartError(`${message}\n${STOP_FIRST}`);
  });
});

/** Foundations pending approval, or all with a confirmed address, longest waiting first. */
async function listOrganizations({ all }: Pick<ListCommand, 'all'>, db: Queries): Promise<string> {
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

/** User input must not move the cursor or start another line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/**
 * Approves or declines a foundation, which is mailed.
 * @returns message for the operator
 * @throws {StartError} when it does not exist or is not pending
 */
async function decide({ action, id, why }: DecisionCommand, db: Queries): Promise<string> {
  const status = action === 'approve' ? 'approved' : 'declined';
  try {
    await decideOrganization(id, { status, reason: why }, db);
  } catch (error) {
    throw error instanceof ApiError ? await refusal(error, id, db) : error;
  }
  const { name } = await organizations.find(id, keyOf(id), db);
  return `${name} is ${status}. The server sends its admin a mail about that.`;
}

async function refusal({ code }: ApiError, id: string, db: Queries): Promise<StartError> {
  if (code === 'not_found') return new StartError(`There is no foundation ${id}.`);
  const { name, status } = await organizations.find(id, keyOf(id), db);
  return new StartError(`${name} is ${status}: only one that is pending can be approved or declined.`);
}
