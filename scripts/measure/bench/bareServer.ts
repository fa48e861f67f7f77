import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { storage } from '../../../src/contract/generated/storage.ts';

/** The baseline: Fastify, the driver and the SQL, without sign-in, validation or contract. */
const query = await bareDatabase();
const columns = storage.volunteers.columns.map((column) => `"${column}"`);
const listed = columns.filter((column) => !['"aboutMe"', '"rejectionReason"'].includes(column));

const server = Fastify();
server.get('/api/health', async () => ({ status: 'ok' }));

server.get('/list', async (request) => {
  const { id, page } = request.query as { id: string; page: string };
  const [rows, total] = await Promise.all([
    query(
      `select ${listed.join(', ')} from "volunteers" where "organizationId" = $1 and "accountStatus" = $2
       order by "lastname" collate "names_pl", "id" limit 25 offset $3`,
      [id, 'verified', Number(page) * 25],
    ),
    query(
      'select count(*)::int as total from "volunteers" where "organizationId" = $1 and "accountStatus" = $2',
      [id, 'verified'],
    ),
  ]);
  return { content: rows, totalElements: total[0]?.total };
});

server.get('/record', async (request) => {
  const { foundation, id } = request.query as { foundation: string; id: string };
  const [row] = await query(
    `select ${columns.join(', ')} from "volunteers" where "organizationId" = $1 and "id" = $2`,
    [foundation, id],
  );
  return row;
});

server.post('/login', async (request, reply) => {
  const [, credentials = ''] = (request.headers.authorization ?? '').split(' ');
  const [email = '', password = ''] = Buffer.from(credentials, 'base64').toString().split(':');
  const [account] = await query('select "id", "passwordHash" from "accounts" where lower("email") = $1', [
    email,
  ]);
  if (!account || !(await verify(String(account.passwordHash), password))) return reply.code(401).send();
  return { id: account.id };
});

await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

type Query = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** PostgreSQL by `pg`, or PGlite, used as documented. */
async function bareDatabase(): Promise<Query> {
  if (process.env.DATABASE_URL) {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
    return async (text, values) => (await pool.query(text, [...values])).rows;
  }
  const { PGlite } = await import('@electric-sql/pglite');
  const { embeddedOptions } = await import('../../../src/server/core/db/connectEmbedded.ts');
  const pglite = await PGlite.create(join(String(process.env.DATA_DIR), 'db'), {
    extensions: embeddedOptions.extensions ?? {},
  });
  return async (text, values) => (await pglite.query<Record<string, unknown>>(text, [...values])).rows;
}
