import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import pg from 'pg';

/**
 * Serves the built peer like the panel, precompressed and immutable, and the list's rows for
 * ra-data-simple-rest.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const columns = ['id', 'firstname', 'lastname', 'accountStatus', 'city', 'email', 'phone', 'createdAt'];
const selected = columns.map((column) => `"${column}"`).join(', ');
const organization = `(select "organizationId" from accounts where email = 'anna.admin@demo.example')`;

const server = Fastify();
await server.register(fastifyStatic, {
  root: String(process.env.PEER_FOLDER),
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, path) => {
    const isHashed = path.includes('/assets/');
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});
server.get('/api/health', async () => ({ status: 'ok' }));
server.get('/api/session', (_request, reply) => reply.code(401).send());
server.get('/api/volunteers', async (request, reply) => {
  const { range } = request.query as { range: string };
  const [first = 0, last = 24] = JSON.parse(range) as number[];
  const [rows, total] = await Promise.all([
    pool.query(
      `select ${selected} from "volunteers" where "organizationId" = ${organization}
       order by "createdAt" desc, "id" desc limit $1 offset $2`,
      [last - first + 1, first],
    ),
    pool.query(`select count(*)::int as total from "volunteers" where "organizationId" = ${organization}`),
  ]);
  return reply.header('content-range', `volunteers ${first}-${last}/${total.rows[0].total}`).send(rows.rows);
});
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
