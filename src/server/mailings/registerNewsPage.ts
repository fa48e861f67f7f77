import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acrossTenants } from '../core/db/scope.ts';
import { html } from '../core/html/html.ts';
import { frame } from '../core/html/pages/frame.ts';
import { setPageHeaders } from '../core/html/pages/pageHeaders.ts';
import type { Reader } from '../core/html/pages/Reader.ts';
import { sendFailure } from '../core/html/pages/sendFailure.ts';
import { type PageQuery, readerOf, sendPage, takeForms } from '../core/html/pages/sendPage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { clientAddress } from '../core/http/clientAddress.ts';
import { toApiError } from '../core/http/errorReply.ts';
import { countRate, type RateLimit } from '../core/http/rateLimit.ts';
import { newsPage } from '../core/mail/templates.ts';
import type { Services } from '../core/services.ts';
import { findNewsLink, type NewsLink, setNewsPreference } from './newsPreference.ts';

/** Of who has a link or guesses one. */
const newsRate: RateLimit = { name: 'news:address', limit: 60, seconds: 15 * 60 };

/** What the form of the page sends to have news again; a mail program sends `List-Unsubscribe=One-Click`. */
const AGAIN = 'again';

/**
 * Serves the page that the link in a mail with news leads to, and takes what a mail program sends there by one click
 * (RFC 8058), from any site and without a session. Opening the page changes nothing: scanners of mails do so, too.
 */
export async function registerNewsPage(
  server: FastifyInstance,
  { db, config }: Pick<Services, 'db' | 'config'>,
): Promise<void> {
  const find = async (request: FastifyRequest) => {
    const { token } = request.query as PageQuery;
    await countRate(newsRate, clientAddress(request.ip), db);
    const link = typeof token === 'string' ? await findNewsLink(token, db) : undefined;
    if (typeof token !== 'string' || !link) throw new ApiError('token_invalid');
    return { token, link };
  };
  const answer = (token: string, link: NewsLink, request: FastifyRequest, reply: FastifyReply) => {
    setPageHeaders(reply);
    return sendPage(pageOf(token, link, readerOf(request, config)), request, reply);
  };

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    takeForms(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const refused = toApiError(error, request);
      const reader = readerOf(request, config);
      const title = reader.translate(`errors.${refused.code}`);
      const page = frame({ title, path: newsPage.pattern, main: html`<h1>${title}</h1>\n` }, reader);
      return sendFailure(refused, page, request, reply);
    });

    scope.get(newsPage.pattern, (request, reply) =>
      acrossTenants(async () => {
        const { token, link } = await find(request);
        return answer(token, link, request, reply);
      }),
    );
    scope.post(newsPage.pattern, (request, reply) =>
      acrossTenants(async () => {
        const { token, link } = await find(request);
        const isWanted = new URLSearchParams(String(request.body ?? '')).has(AGAIN);
        await setNewsPreference(link.volunteer, isWanted, db);
        return answer(token, { ...link, isWanted }, request, reply);
      }),
    );
  });
}

function pageOf(token: string, { organization, isWanted }: NewsLink, reader: Reader): string {
  const { translate } = reader;
  const path = newsPage.getHref({ query: { token } });
  const state = isWanted ? 'on' : 'off';
  const title = translate(`news.${state}.title`, { organization });
  const main = html`<h1>${title}</h1>
<p class="lead">${translate(`news.${state}.text`, { organization })}</p>
<form method="post" action="${path}"><input type="hidden" name="${isWanted ? 'stop' : AGAIN}" value="1">
<button class="act${isWanted ? '' : ' two'}">${translate(`news.${state}.action`)}</button></form>
`;
  return frame({ title, path, main }, reader);
}
