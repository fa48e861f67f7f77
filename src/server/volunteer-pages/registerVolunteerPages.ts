import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../contract/statusOfError.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { html } from '../core/html/html.ts';
import { inLanguage } from '../core/html/pages/inLanguage.ts';
import { sendFailure } from '../core/html/pages/sendFailure.ts';
import { readerOf, takeForms } from '../core/html/pages/sendPage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers } from '../core/http/Call.ts';
import { toApiError } from '../core/http/errorReply.ts';
import { problemOf } from '../core/http/problemOf.ts';
import { refuseCrossSite } from '../core/http/refuseCrossSite.ts';
import type { Services } from '../core/services.ts';
import { registerData } from './dataRoutes.ts';
import { registerEvents } from './eventRoutes.ts';
import { registerGuardian } from './guardianRoutes.ts';
import { visitorPage } from './pages/memberPage.ts';
import { registerProfile } from './profileRoutes.ts';
import { registerRecords } from './recordRoutes.ts';
import { registerSignIn } from './signInRoutes.ts';
import { createVisits, goTo } from './visits.ts';

/**
 * Serves the volunteers' pages, outside of `/api`, without scripts. What is read and done there are the contract's
 * operations, with their checks, limits and messages.
 */
export async function registerVolunteerPages(
  server: FastifyInstance,
  services: Services,
  handlers: Handlers,
): Promise<void> {
  const visits = createVisits(services, handlers);

  const fail = (error: ApiError, request: FastifyRequest, reply: FastifyReply) => {
    const reader = readerOf(request, services.config);
    const isNothing = error.code === ('not_found' satisfies ErrorCode);
    const title = isNothing
      ? reader.translate('publicPages.notFound.title')
      : problemOf(error, reader.language, { id: request.id }).title;
    const path = volunteerPages.home.getHref();
    const main = html`<p><a href="${inLanguage(path, reader.language)}">${reader.translate('volunteerPages.events.title')}</a></p>\n`;
    return sendFailure(error, visitorPage({ title, path, main }, reader), request, reply, null);
  };

  await server.register(async (scope) => {
    scope.removeContentTypeParser(['application/json', 'text/plain']);
    takeForms(scope);
    scope.addHook('onRequest', async (request) => {
      // Before anything of the body is read.
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseCrossSite(request);
    });
    scope.setErrorHandler<FastifyError>((error, request, reply) =>
      fail(toApiError(error, request), request, reply),
    );

    scope.get(
      volunteerPages.home.pattern,
      visits.member(async (visit) => goTo(volunteerPages.events.getHref(), visit)),
    );
    registerSignIn(scope, visits, services);
    registerEvents(scope, visits);
    registerRecords(scope, visits);
    registerProfile(scope, visits, services);
    registerData(scope, visits, services);
    registerGuardian(scope, visits, services);
    scope.get(`${volunteerPages.home.pattern}/*`, (request, reply) =>
      fail(new ApiError('not_found'), request, reply),
    );
  });
}
