import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, languages } from '../../../contract/Language.ts';
import { languageKey } from '../../../contract/languageKey.ts';
import { pageName } from '../../../contract/pageName.ts';
import { pageFile } from './panelPages.ts';

const PAGE = 'index.html';

/** Output folder of `npm start`'s build. */
export const builtPanel = join(import.meta.dirname, '../../../../dist');

/**
 * Serves the built panel: its files, and for any other address outside `/api` the page in the chosen
 * language, with status 404 if unknown. The files are listed once, so no other path of the disk is reachable.
 *
 * @param folder of the build; may be missing if the panel is served elsewhere, as in development
 */
export async function registerStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, PAGE))) return;
  const files = listFiles(folder);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: setCacheControl,
  });
  server.get('/*', { logLevel: 'warn' }, (request, reply) => {
    // Not `URL`: it would parse `//name/` as a host, and may throw.
    const [pathname = '', search = ''] = request.url.split('?');
    const file = pathname.slice(1);
    if (files.has(file) && !file.startsWith('pages/')) return reply.sendFile(file);
    if (!isPage(pathname, request.headers.accept)) return reply.callNotFound();
    const name = pageName(pathname);
    const page = pageFile(name ?? 'notFound', languageOf(request, new URLSearchParams(search)));
    return reply
      .code(name ? 200 : 404)
      .header('vary', 'cookie')
      .sendFile(files.has(page) ? page : PAGE);
  });
}

function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name));
  return new Set(
    files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

/** A missing script or picture must not be answered by a page. */
function isPage(pathname: string, accept = '*/*'): boolean {
  if (pathname === '/api' || pathname.startsWith('/api/')) return false;
  const isFileName = pathname.includes('.', pathname.lastIndexOf('/'));
  return accept.includes('text/html') || (accept.includes('*/*') && !isFileName);
}

/** Language chosen in the panel, which only the browser knows (see inChosenLanguage). */
function languageOf({ cookies }: FastifyRequest, search: URLSearchParams) {
  const chosen = search.getAll(languageKey).at(-1) ?? cookies[languageKey];
  return languages.find((language) => language === chosen) ?? defaultLanguage;
}

/** Names in `assets` contain a content hash. */
function setCacheControl(reply: FastifyReply, path: string): void {
  const isHashed = path.includes(`${sep}assets${sep}`);
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
