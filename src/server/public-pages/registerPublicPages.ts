import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formats } from '../../contract/formats.ts';
import { pagePath, pagesPath } from '../../domain/public-pages/pagePath.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inLanguage } from '../core/html/pages/inLanguage.ts';
import { setPageHeaders } from '../core/html/pages/pageHeaders.ts';
import type { Reader } from '../core/html/pages/Reader.ts';
import { sendFailure } from '../core/html/pages/sendFailure.ts';
import { type PageQuery, readerOf, sendPage, takeForms, varied } from '../core/html/pages/sendPage.ts';
import { readForm } from '../core/html/readForm.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { clientAddress } from '../core/http/clientAddress.ts';
import { bodyIssues } from '../core/http/contractValidation.ts';
import { toApiError } from '../core/http/errorReply.ts';
import { isKnown } from '../core/http/isKnown.ts';
import { refuseCrossSite } from '../core/http/refuseCrossSite.ts';
import type { Services } from '../core/services.ts';
import { certificateCode } from '../hours/certificates/certificateCode.ts';
import { standingOf } from '../hours/certificates/certificateStore.ts';
import { checkPath } from '../hours/certificates/checkPath.ts';
import { coverBand } from './coverBand.ts';
import { type Foundation, findEvent, findFoundation, listEvents } from './foundationStore.ts';
import { certificatePage } from './pages/certificatePage.ts';
import { DECOY, donePage, type Filled, formPage } from './pages/formPage.ts';
import { foundationPage } from './pages/foundationPage.ts';
import { failurePage, notFoundPage } from './pages/messagePage.ts';
import { posterPage } from './pages/posterPage.ts';
import { type PublicForm, publicForms } from './publicForms.ts';

/** A new picture has a new address. */
const KEPT_A_WEEK = 'public, max-age=604800';

/**
 * Serves the foundations' public pages, outside of `/api`: to be read, filled in and sent without a script. What they
 * send goes the way of the contract's operations, with their validation, messages and limits.
 */
export async function registerPublicPages(server: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services;

  /** Answers about a foundation, or that there is no such page. */
  const about =
    (
      answer: (
        foundation: Foundation,
        reader: Reader,
        request: FastifyRequest,
        reply: FastifyReply,
      ) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { slug = '' } = request.params as { slug?: string };
      const foundation = await findFoundation(slug, db);
      const reader = readerOf(request, config);
      if (!foundation) return sendNotFound(request, reply, reader);
      setPageHeaders(reply, foundation.embedHosts ?? []);
      return answer(foundation, reader, request, reply);
    };

  await server.register(async (scope) => {
    // The API takes JSON alone; what else is sent here is refused by the framework.
    scope.removeAllContentTypeParsers();
    takeForms(scope);
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const refused = toApiError(error, request);
      return sendFailure(refused, failurePage(refused.code, readerOf(request, config)), request, reply);
    });

    scope.get(
      pagePath(':slug'),
      about(async (foundation, reader, request, reply) => {
        const listed = await listEvents(foundation.id, db);
        const band = await coverBand(foundation, db).catch((error: unknown) => {
          request.log.warn({ err: error }, 'the cover of a public page is left out');
          return undefined;
        });
        const page = foundationPage(foundation, { listed, band }, reader);
        // Asked for each time, so that what is turned off or taken back is gone at once.
        // Weak: the same whether it comes compressed or not.
        const etag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
        reply.header('cache-control', 'no-cache');
        if (isKnown(etag, request, reply)) return varied(reply).send();
        return sendPage(page, request, reply);
      }),
    );

    scope.get(
      pagePath(':slug', 'cover'),
      about(async (foundation, reader, request, reply) => {
        const band = await coverBand(foundation, db);
        if (!band) return sendNotFound(request, reply, reader);
        return reply.header('cache-control', KEPT_A_WEEK).type(band.type).send(band.content);
      }),
    );

    scope.get(
      pagePath(':slug', 'poster'),
      about(async (foundation, reader, request, reply) => {
        const { of, event: eventId } = request.query as PageQuery;
        const event = typeof eventId === 'string' ? await eventOf(eventId, foundation) : undefined;
        if (eventId !== undefined && !event) return sendNotFound(request, reply, reader);
        const form = publicForms.find(({ name }) => name === of);
        return sendPage(posterPage(foundation, event ?? form?.name ?? 'page', reader), request, reply);
      }),
    );

    for (const form of publicForms) registerForm(scope, form);

    scope.get(checkPath, async (request, reply) => {
      setPageHeaders(reply);
      const { code } = request.query as PageQuery;
      const typed = [code].flat().at(-1);
      const known = typed === undefined ? undefined : certificateCode(typed);
      const standing = known === undefined ? known : await acrossTenants(() => standingOf(known, db));
      return sendPage(certificatePage(typed, standing, readerOf(request, config)), request, reply);
    });

    const nothing = (request: FastifyRequest, reply: FastifyReply) =>
      sendNotFound(request, reply, readerOf(request, config));
    scope.get(pagesPath, nothing);
    scope.get(`${pagesPath}/*`, nothing);
  });

  function registerForm(scope: FastifyInstance, form: PublicForm): void {
    const path = pagePath(':slug', form.name);
    const { operationId } = form;

    scope.get(
      path,
      about(async (foundation, reader, request, reply) => {
        const typed = new URLSearchParams(form.initial(reader.language));
        return sendPage(formPage(form, foundation, { typed, issues: [] }, reader), request, reply);
      }),
    );

    scope.get(
      pagePath(':slug', `${form.name}/done`),
      about(async (foundation, reader, request, reply) =>
        sendPage(donePage(form, foundation, reader), request, reply),
      ),
    );

    scope.post(
      path,
      {
        config: { operationId },
        // Before anything of the body is read.
        onRequest: async (request) => refuseCrossSite(request),
      },
      about(async (foundation, reader, request, reply) => {
        if (typeof request.body !== 'string') throw new ApiError('unsupported_media_type');
        const typed = new URLSearchParams(request.body);
        const refused = await send(form, typed, foundation, reader, request);
        if (!refused) {
          const done = pagePath(foundation.slug, `${form.name}/done`);
          return reply.header('cache-control', 'no-store').redirect(inLanguage(done, reader.language), 303);
        }
        const { code, status, issues, retryAfter } = refused;
        reply.refusal = code;
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        const filled: Filled = { typed, issues, ...(issues.length === 0 && { refusal: code }) };
        return sendPage(formPage(form, foundation, filled, reader), request, reply.code(status));
      }),
    );
  }

  /**
   * Does what the form's operation does with the same input.
   * @returns why it is refused
   */
  async function send(
    form: PublicForm,
    typed: URLSearchParams,
    foundation: Foundation,
    { language }: Reader,
    request: FastifyRequest,
  ): Promise<ApiError | undefined> {
    const { id: organizationId, timeZone } = foundation;
    const values = readForm(form.definition.schema, typed, { language, timeZone });
    const body = { ...values, organizationId };
    const decoy = typed.get(DECOY) ? [{ field: DECOY, key: 'leaveEmpty', values: {} }] : [];
    const issues = [...bodyIssues(form.operationId, body), ...decoy];
    if (issues.length > 0) return new ApiError('invalid_input', { issues });
    try {
      const sender = { address: clientAddress(request.ip), language };
      await acrossTenants(() => form.send(body, sender, services));
      return undefined;
    } catch (error) {
      // What has been typed is shown again.
      return toApiError(error as FastifyError, request);
    }
  }

  function eventOf(id: string, foundation: Foundation) {
    return formats.uuid.test(id) ? findEvent(id, foundation.id, db) : undefined;
  }
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply, reader: Reader): Promise<FastifyReply> {
  return sendFailure(new ApiError('not_found'), notFoundPage(reader), request, reply);
}
