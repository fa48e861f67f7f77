import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import type { ErrorCode } from '../../../contract/statusOfError.ts';
import { StartError } from '../config/StartError.ts';
import { listFaults } from '../db/contractList.ts';
import { acrossFoundations, inFoundation } from '../db/scope.ts';
import { ApiError } from './ApiError.ts';
import type { Call, Handlers, SignedInUser } from './Call.ts';
import { checkHandlers } from './checkHandlers.ts';
import { clientAddress } from './clientAddress.ts';
import { registerContractSerialization } from './contractSerialization.ts';
import { registerContractValidation } from './contractValidation.ts';
import { refuseCrossSite } from './refuseCrossSite.ts';
import { requestLanguage } from './requestLanguage.ts';
import { requireMediaType } from './requireMediaType.ts';
import { requireStorableText } from './requireStorableText.ts';
import { routeSchema } from './routeSchema.ts';

/** Finds who calls by the request's session, or null. */
export type Authenticate = (request: FastifyRequest) => Promise<SignedInUser | null>;

interface ContractRouterOptions {
  readonly handlers: Handlers;
  readonly authenticate: Authenticate;
  /** Why a user may not make a call that is theirs to make, or null. */
  readonly refusalOf: (user: SignedInUser, request: FastifyRequest) => ErrorCode | null;
}

/** One operation of the contract, whichever it is. */
type AnyHandler = (call: Call<OperationId>) => Promise<unknown>;

/**
 * Binds every operation of the contract to its handler by operationId, under `/api`.
 * @throws Error that lists the difference when contract and handlers do not fit
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
    // Whoever sends HEAD expects that nothing happens.
    exposeHeadRoute: operation.method === 'GET' && !operation.changesState,
    // Before anything is parsed: who is not allowed learns nothing of what the input should be.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      if (operation.changesState) refuseCrossSite(request);
      request.user = await acrossFoundations(() => authenticate(request));
      authorize(id, request, refusalOf);
      if (operation.mediaType === null) ignoreBody(request);
    },
    preValidation: async (request: FastifyRequest) => requireMediaType(request, operation.mediaType),
    preHandler: async (request: FastifyRequest) => {
      requireStorableText(request);
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

/** What anybody may call asks nobody who they are; the sign-in, which does, looks at the device by itself. */
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

/** A user's calls see their own foundation only. What anybody may call is about any, and finds it by itself. */
function forWhom<T>(id: OperationId, user: SignedInUser | null, work: () => T): T {
  const roles: readonly string[] = operations[id].roles;
  if (!user || roles.includes('visitor')) return acrossFoundations(work);
  return inFoundation(user.organizationId, work);
}

/** What is under another foundation's id is as if it were not there. */
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
 * At boot, every filter and every sort that the contract names is implemented.
 * @throws StartError with one line for each that is not
 */
function checkLists(): void {
  const faults = listFaults();
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}

/**
 * Makes a request have no body, whatever came with it. For operations to which the contract gives none: clients
 * send them nothing, `{}` or an empty JSON body, and all of that means the same.
 */
function ignoreBody({ raw: { headers } }: FastifyRequest): void {
  delete headers['content-type'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}
