import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../contract/escapeHtml.ts';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type ErrorCode, statusOfError } from '../../../contract/statusOfError.ts';
import { translator } from '../texts/translator.ts';

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

/** Placeholder values for the texts of errors. */
const sampleValues = { day: '…', seconds: 60, limit: 50, max: '5 GB', number: 3, name: '…', missing: '…' };

/**
 * The page of `/api/docs`: the operations, and below them the targets of problem types (`#problem-{code}`).
 * All URLs are relative, because a proxy may serve the panel below a path.
 */
function docsPage(): string {
  const codes = Object.keys(statusOfError) as ErrorCode[];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(contract.info.title)} API ${escapeHtml(contract.info.version)}</title>
<link rel="icon" type="image/png" href="docs/favicon-32x32.png">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/docs.css">
</head>
<body>
<main>
<div id="operations"></div>
<section class="problems" aria-labelledby="problems">
<h2 id="problems">Problems</h2>
<p>Every error is an <code>application/problem+json</code> (RFC 9457). Its <code>code</code> is one of these.</p>
<dl>
${codes.map(problem).join('\n')}
</dl>
</section>
</main>
<script src="docs/swagger-ui-bundle.js"></script>
<script type="module" src="docs/initializer.js"></script>
</body>
</html>
`;
}

function problem(code: ErrorCode): string {
  const text = translator('en')(`errors.${code}`, sampleValues);
  return `<dt id="problem-${code}"><code>${code}</code> ${statusOfError[code]}</dt>\n<dd>${escapeHtml(text)}</dd>`;
}
