import Fastify from 'fastify';
import pg from 'pg';
import { storage } from '../../src/contract/generated/storage.ts';

/** What the product is measured against: Fastify and `pg`, the same two queries, no sign-in, no validation. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const hidden = ['aboutMe', 'rejectionReason'];
const columns = storage.volunteers.columns
  .filter((column) => !hidden.includes(column))
  .map((column) => `"${column}"`);

const server = Fastify();
server.get('/api/health', async () => ({ status: 'ok' }));
server.get('/list', async (request) => {
  const { id, page } = request.query as { id: string; page: string };
  const [rows, total] = await Promise.all([
    pool.query(
      `select ${columns.join(', ')} from "volunteers" where "organizationId" = $1
       order by "createdAt" desc, "id" desc limit 25 offset $2`,
      [id, Number(page) * 25],
    ),
    pool.query('select count(*)::int as total from "volunteers" where "organizationId" = $1', [id]),
  ]);
  return { content: rows.rows, totalElements: total.rows[0].total };
});
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
