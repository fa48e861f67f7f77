import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs/docsPage.ts';

const swaggerUi = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const own = join(import.meta.dirname, 'docs');
const files = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/docs.css',
  '/initializer.js',
  '/favicon-32x32.png',
]);

/** Swagger UI for the contract at `/api/docs`: self-hosted, without inline scripts or other hosts. */
export async function registerDocs(server: FastifyInstance): Promise<void> {
  let page: string | undefined;
  server.get('/api/docs', { logLevel: 'warn' }, (_request, reply) => {
    page ??= docsPage();
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
  // Relative, because a proxy may have put something before it.
  server.get('/api/docs/', { logLevel: 'warn' }, (_request, reply) => reply.redirect('../docs', 308));
  await server.register(fastifyStatic, {
    root: [own, swaggerUi],
    prefix: '/api/docs/',
    decorateReply: false,
    index: false,
    logLevel: 'warn',
    allowedPath: (path) => files.has(path),
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}
