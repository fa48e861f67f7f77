import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../../../contract/Language.ts';
import { languageKey } from '../../../../contract/languageKey.ts';
import type { Config } from '../../config/config.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { translator } from '../../texts/translator.ts';
import { languageParameter } from './inLanguage.ts';
import type { Reader } from './Reader.ts';

const FORM = 'application/x-www-form-urlencoded';
const squeeze = promisify(gzip);

/** Parameters of a page's address. */
export type PageQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Takes what forms send, as text. */
export function takeForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

export function readerOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): Reader {
  const language = languageOf(request);
  return { language, translate: translator(language), publicUrl };
}

/** The language that was chosen here or in the panel, or else the browser's. */
function languageOf(request: FastifyRequest): Language {
  const asked = [(request.query as PageQuery)[languageParameter]].flat().at(-1);
  const chosen = [asked, request.cookies[languageKey]];
  return (
    chosen.flatMap((one) => languages.find((language) => language === one) ?? [])[0] ??
    requestLanguage(request)
  );
}

/** Says what the answer depends on besides its address. */
export function varied(reply: FastifyReply): FastifyReply {
  return reply.header('vary', 'accept-encoding, accept-language, cookie');
}

/** Sends a page, smaller where the browser can read that; kept by nobody unless said before. */
export async function sendPage(
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  varied(reply).type('text/html; charset=utf-8');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page);
  return reply.header('content-encoding', 'gzip').send(await squeeze(page));
}
