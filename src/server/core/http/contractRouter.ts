import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Answer, Params, Query } from '../../../contract/calls.ts';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { StartError } from '../config/StartError.ts';
import { listIssues } from '../db/contractList.ts';
import { acrossTenants, inTenant } from '../db/scope.ts';
import { ApiError } from './ApiError.ts';
import type { Call, Handlers, SignedInUser } from './Call.ts';
import { clientAddress } from './clientAddress.ts';
import {
  bodyIssues,
  parameterIssues,
  registerContractSerialization,
  registerContractValidation,
  routeSchema,
} from './contractValidation.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { requestLanguage } from './requestLanguage.ts';
import { storageIssues, textIssues } from './textIssues.ts';

/** Resolves the request's session to a user, or null. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedInUser | null>;

interface ContractRouterOptions {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  /** Why a user may not make this call although their role may, or null. */
  readonly refusalOf: (user: SignedInUser, request: FastifyRequest) => ErrorCode | null;
}

/** Any operation of the contract. */
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

/**
 * Registers every operation of the contract with its handler by operationId, under `/api`.
 * @throws Error with the differences if contract and handlers do not match
 */
export function registerContract(server: FastifyInstance, options: ContractRouterOptions): void {
  checkHandlers(options.handlers);
  checkLists();
  registerContractValidation(server);
  registerContractSerialization(server);
  server.decorateRequest('user', null);
  for (const id of Object.keys(operations) as OperationId[]) server.route(routeOf(id, options));
}

function routeOf(
  id: OperationId,
  { handlers, authenticate, refusalOf }: ContractRouterOptions,
): RouteOptions {
  const operation = operations[id];
  const handle = handlers[id] as AnyHandler;
  const prefix = contract.servers[0]?.url ?? '';
  return {
    method: operation.method,
    url: prefix + operation.path.replace(/{(\w+)}/g, ':$1'),
    schema: routeSchema(id),
    config: { operationId: id },
    // HEAD must have no side effects.
    exposeHeadRoute: operation.method === 'GET' && !operation.changesState,
    // Before parsing: unauthorised callers learn nothing about the expected input.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (operation.changesState) refuseCrossSite(request);
      request.user = await acrossTenants(() => authenticate(request));
      authorize(id, request, refusalOf);
      if (operation.mediaType === null) ignoreBody(request);
    },
    preValidation: async (request: FastifyRequest) => requireMediaType(request, operation.mediaType),
    preHandler: async (request: FastifyRequest) => {
      requireFitText(request);
      requireOwnOrganization(operation.path, request);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(operation.status);
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        user: request.user,
        get language() {
          return requestLanguage(request);
        },
        get address() {
          return clientAddress(request.ip);
        },
        request,
        reply,
      } as Call<OperationId>;
      const answer = await forWhom(id, request.user, () => handle(call));
      return answer === undefined && !reply.sent ? reply.send() : answer;
    },
  };
}

/** Input of an operation that was not called by HTTP. */
export interface PageInput<Id extends OperationId> {
  readonly params?: Params<Id>;
  readonly query?: Query<Id>;
  readonly body?: unknown;
}

/** Who calls an operation from a page, in which language, and by which request. */
export type PageCaller = Pick<Call<'login'>, 'user' | 'language' | 'request' | 'reply'>;

export type CallOperation = <Id extends OperationId>(
  id: Id,
  input: PageInput<Id>,
  caller: PageCaller,
) => Promise<Answer<Id>>;

/**
 * Calls operations for pages that the server makes itself: with what HTTP checks of role and input, and by the same handlers.
 * Uploads are read from the page's own request.
 * @throws ApiError as the operation does; not_found for what cannot be in its path
 */
export function callsFrom(handlers: Handlers): CallOperation {
  return async (id, { params = {}, query = {}, body }, { user, language, request, reply }) => {
    const roles: readonly string[] = operations[id].roles;
    if (!roles.includes('visitor') && !roles.includes(user?.role ?? '')) throw new ApiError('forbidden');
    const [path, asked] = [{ ...params }, { ...query }];
    if (parameterIssues(id, 'params', path).length > 0) throw new ApiError('not_found');
    const issues = [
      ...parameterIssues(id, 'querystring', asked),
      ...(operations[id].mediaType === 'application/json' ? bodyIssues(id, body) : []),
    ];
    if (issues.length > 0) throw new ApiError('invalid_input', { issues });
    const address = clientAddress(request.ip);
    const call = { params: path, query: asked, body, user, language, address, request, reply };
    return forWhom(id, user, () => (handlers[id] as AnyHandler)(call as never)) as Promise<never>;
  };
}

/** Public operations need no session lookup; the sign-in checks the device itself. */
function authorize(
  id: OperationId,
  request: FastifyRequest,
  refusalOf: ContractRouterOptions['refusalOf'],
): void {
  const roles: readonly string[] = operations[id].roles;
  if (roles.includes('visitor')) return;
  const { user } = request;
  if (!user) throw new ApiError('unauthenticated');
  if (!roles.includes(user.role)) throw new ApiError('forbidden');
  const refusal = refusalOf(user, request);
  if (refusal) throw new ApiError(refusal);
}

/**
 * Restricts a user's calls to their foundation. Public operations may concern any, and set the scope
 * themselves.
 */
function forWhom<T>(id: OperationId, user: SignedInUser | null, work: () => T): T {
  const roles: readonly string[] = operations[id].roles;
  if (!user || roles.includes('visitor')) return acrossTenants(work);
  return inTenant(user.organizationId, work);
}

/** Another foundation's id is treated as not found. */
function requireOwnOrganization(path: string, request: FastifyRequest): void {
  if (!path.startsWith('/organizations/{id}') || !request.user) return;
  const { id } = request.params as { id: string };
  if (id.toLowerCase() !== request.user.organizationId) throw new ApiError('not_found');
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

/**
 * Checks at boot that every filter and sort of the contract is implemented.
 * @throws StartError with one line for each that is not
 */
function checkLists(): void {
  const issues = listIssues();
  if (issues.length > 0) throw new StartError(issues.join('\n'));
}

/**
 * Drops the body of a request. For operations without one: clients send nothing, `{}` or an empty JSON body,
 * all meaning the same.
 */
function ignoreBody({ raw: { headers } }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}

/**
 * Checks at boot that the handlers match the contract's operations.
 * @throws Error with one line for each missing or unknown one
 */
export function checkHandlers(handlers: Partial<Handlers>): void {
  const known = Object.keys(operations);
  const handled = Object.keys(handlers);
  const problems = [
    ...known
      .filter((id) => !handled.includes(id))
      .map((id) => `${id} is in the contract, but nothing handles it`),
    ...handled
      .filter((id) => !known.includes(id))
      .map((id) => `${id} is handled, but it is not in the contract`),
  ];
  if (problems.length > 0) throw new Error(`Contract and handlers differ:\n${problems.join('\n')}`);
}

/**
 * Refuses a missing body, or one of another media type than the contract's: the framework picks validation by
 * content type, so a request without one would pass unchecked.
 */
function requireMediaType(request: FastifyRequest, mediaType: string | null): void {
  if (mediaType === null) return;
  const given = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (given !== mediaType) throw new ApiError('unsupported_media_type');
}

/** Called after validation, so the input's depth is bounded. */
function requireFitText(request: FastifyRequest): void {
  const issues = [
    ...storageIssues(request.params),
    ...storageIssues(request.query),
    ...textIssues(request.body),
  ];
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}
