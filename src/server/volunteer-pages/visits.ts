import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../../contract/calls.ts';
import { SignInLinkRequestForm } from '../../contract/generated/forms/SignInLinkRequest.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { volunteerPages } from '../../domain/volunteers/volunteerPages.ts';
import { inLanguage, withQuery } from '../core/html/pages/inLanguage.ts';
import { setPageHeaders } from '../core/html/pages/pageHeaders.ts';
import type { Reader } from '../core/html/pages/Reader.ts';
import { type PageQuery, readerOf, sendPage } from '../core/html/pages/sendPage.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { callsFrom, type PageInput } from '../core/http/contractRouter.ts';
import { closeAfterAnswer, toApiError } from '../core/http/errorReply.ts';
import { problemOf } from '../core/http/problemOf.ts';
import type { Services } from '../core/services.ts';
import { findMember, type Member } from './memberSession.ts';

/** A request of a page: who reads it, and the operations of the contract, called in the reader's name. */
export interface Visit {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly reader: Reader;
  readonly call: <Id extends OperationId>(id: Id, input?: PageInput<Id>) => Promise<Answer<Id>>;
}

export interface MemberVisit extends Visit {
  readonly member: Member;
}

type Route<Of extends Visit> = (visit: Of) => Promise<unknown>;
type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export interface Visits {
  /** For anybody. */
  readonly visitor: (route: Route<Visit & { readonly member: Member | undefined }>) => Handle;
  /** For volunteers who are signed in; others sign in first, and come back then. */
  readonly member: (route: Route<MemberVisit>) => Handle;
}

export function createVisits(services: Services, handlers: Handlers): Visits {
  const callOperation = callsFrom(handlers);

  const visitOf = (request: FastifyRequest, reply: FastifyReply, user: SignedInUser | null): Visit => {
    const reader = readerOf(request, services.config);
    const { language } = reader;
    setPageHeaders(reply, null);
    reply.header('cache-control', 'no-store');
    return {
      ...{ request, reply, reader },
      call: (id, input = {}) => callOperation(id, input, { user, language, request, reply }),
    };
  };

  return {
    visitor: (route) => async (request, reply) => {
      const member = await findMember(request, services);
      return route({ ...visitOf(request, reply, null), member });
    },
    member: (route) => async (request, reply) => {
      const member = await findMember(request, services);
      const visit = visitOf(request, reply, member?.user ?? null);
      // For the log of what is refused.
      request.user = member?.user ?? null;
      if (member) return route({ ...visit, member });
      const page = wantedPage(request.url.split('?')[0]);
      return goTo(withQuery(volunteerPages.signIn.getHref(), page ? { page } : {}), visit);
    },
  };
}

const wanted = new RegExp(SignInLinkRequestForm.schema.properties?.page?.pattern ?? '$^');

/** A page that a link may open, by the contract; undefined for any other address. */
export function wantedPage(path: unknown): string | undefined {
  return typeof path === 'string' && wanted.test(path) ? path : undefined;
}

/** What a page's address says under a name. */
export function asked({ request }: Pick<Visit, 'request'>, name: string): string | undefined {
  return [(request.query as PageQuery)[name]].flat().at(-1);
}

/** The page of a list, counted from 0. */
export function askedPage(visit: Pick<Visit, 'request'>): number {
  const page = Number(asked(visit, 'page') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page - 1 : 0;
}

/** What a path names. */
export function idOf({ request }: Pick<Visit, 'request'>): string {
  return (request.params as { readonly id: string }).id;
}

/** What a form has sent. */
export function typedBy({ request }: Pick<Visit, 'request'>): URLSearchParams {
  if (typeof request.body !== 'string') throw new ApiError('unsupported_media_type');
  return new URLSearchParams(request.body);
}

export function show(page: string, { request, reply }: Pick<Visit, 'request' | 'reply'>) {
  return sendPage(page, request, reply);
}

export function goTo(path: string, { reply, reader }: Pick<Visit, 'reply' | 'reader'>): FastifyReply {
  return reply.redirect(inLanguage(path, reader.language), 303);
}

interface Refused {
  readonly error: ApiError;
  /** Why, in words. */
  readonly text: string;
}

const CONTENT_TOO_LARGE = 413;

/** Does something; whatever refuses it is to be shown on the page. @returns why it is refused */
export async function refusalOf(
  { request, reply, reader }: Visit,
  work: () => Promise<unknown>,
): Promise<Refused | undefined> {
  try {
    await work();
    return undefined;
  } catch (failure) {
    const error = toApiError(failure as FastifyError, request);
    reply.code(error.status);
    reply.refusal = error.code;
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    if (error.status === CONTENT_TOO_LARGE) closeAfterAnswer(request, reply);
    return { error, text: problemOf(error, reader.language, { id: request.id }).title };
  }
}
