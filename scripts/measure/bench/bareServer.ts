import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { storage } from '../../../src/contract/generated/storage.ts';

/**
 * The baseline: Fastify, the driver and the SQL, without sign-in, validation or contract. With PEER_FOLDER it
 * also serves the peer that is built there, like the panel, and the rows of its list.
 */
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

if (process.env.PEER_FOLDER) await servePeer(process.env.PEER_FOLDER);
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

/** Precompressed and immutable; the list's rows as ra-data-simple-rest wants them. */
async function servePeer(root: string): Promise<void> {
  const { default: fastifyStatic } = await import('@fastify/static');
  await server.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.get('/api/session', (_request, reply) => reply.code(401).send());
  server.get('/api/volunteers', async (request, reply) => {
    const { range } = request.query as { range: string };
    const [first = 0, last = 24] = JSON.parse(range) as number[];
    const own = `from "volunteers" where "organizationId" =
      (select "organizationId" from "accounts" where "email" = 'anna.admin@demo.example')`;
    const [rows, total] = await Promise.all([
      query(
        `select "id", "firstname", "lastname", "accountStatus", "city", "email", "phone", "createdAt" ${own}
         order by "createdAt" desc, "id" desc limit $1 offset $2`,
        [last - first + 1, first],
      ),
      query(`select count(*)::int as total ${own}`, []),
    ]);
    return reply.header('content-range', `volunteers ${first}-${last}/${total[0]?.total}`).send(rows);
  });
}
