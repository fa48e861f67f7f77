import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { abuseOperations } from './abuse-reports/operations.ts';
import { deviceRefusal } from './accounts/identity/knownDevice.ts';
import { accountOperations, sessionAuthentication } from './accounts/operations.ts';
import { activityOperations } from './activity/operations.ts';
import { imageOperations } from './core/files/operations.ts';
import { closeUnusedConnections } from './core/http/closeUnusedConnections.ts';
import { registerContract } from './core/http/contractRouter.ts';
import { registerResponseValidation } from './core/http/contractValidation.ts';
import { registerDocs } from './core/http/docs.ts';
import { registerErrorReply, replyToUnreadableAddress } from './core/http/errorReply.ts';
import { readInlineScripts } from './core/http/panelPages.ts';
import { refuseUnreadable } from './core/http/refuseUnreadable.ts';
import { registerSecurityLog } from './core/http/registerSecurityLog.ts';
import { registerRequestLog } from './core/http/requestLog.ts';
import { registerSecurityText, securityHeaders } from './core/http/securityHeaders.ts';
import { builtPanel, registerStaticFiles } from './core/http/staticFiles.ts';
import { warnOfProxy } from './core/http/warnOfProxy.ts';
import type { RequestMeter } from './core/metrics/createMetrics.ts';
import type { Services } from './core/services.ts';
import { systemOperations } from './core/system/operations.ts';
import { dataRequestOperations } from './data-requests/operations.ts';
import { eventOperations } from './events/operations.ts';
import { mailingOperations } from './mailings/operations.ts';
import { registerNewsPage } from './mailings/registerNewsPage.ts';
import { notificationOperations } from './notifications/operations.ts';
import { organizationOperations } from './organization/operations.ts';
import { overviewOperations } from './overview/operations.ts';
import { annualReportOperations } from './overview/report/annualReportOperations.ts';
import { statisticsOperations } from './overview/statistics/operations.ts';
import { personInNeedOperations } from './people-in-need/operations.ts';
import { problemOperations } from './problems/operations.ts';
import { publicPageOperations } from './public-pages/operations.ts';
import { registerPublicPages } from './public-pages/registerPublicPages.ts';
import { derivedOperations } from './resource/derivedOperations.ts';
import { retentionOperations } from './retention/operations.ts';
import { sentMailOperations } from './sent-mails/operations.ts';
import { teamOperations } from './team/operations.ts';
import { registerVolunteerPages } from './volunteer-pages/registerVolunteerPages.ts';
import { volunteerOperations } from './volunteers/operations.ts';

/** Maximum size of bodies other than files: the longest form takes less than half, in any encoding. */
const BODY_LIMIT = 64 * 1024;

/** Slower clients are attackers: 10 MB take two minutes on the slowest mobile network. */
const LONGEST_HEAD_MS = 20_000;
const LONGEST_REQUEST_MS = 5 * 60_000;
/** How often the server checks these timeouts. */
const CHECK_MS = 1_000;

interface ServerOptions {
  /** For development and tests: a response that breaks the contract becomes a 500. */
  readonly validateResponses?: boolean;
  readonly logger?: FastifyServerOptions['loggerInstance'];
  /** Request metrics. */
  readonly meter?: RequestMeter;
  /** Folder of the built panel. */
  readonly panelFolder?: string;
}

/**
 * Creates the whole server, ready to listen or to be called in-process.
 * @param services dependencies of the features
 */
export async function createServer(
  services: Services,
  { panelFolder = builtPanel, ...options }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { trustedProxies } = services.config;
  const headers = securityHeaders(services.config, readInlineScripts(panelFolder));
  const server: FastifyInstance = Fastify({
    ...(options.logger && { loggerInstance: options.logger }),
    bodyLimit: BODY_LIMIT,
    ...(trustedProxies.length > 0 && { trustProxy: [...trustedProxies] }),
    // While stopping, answer requests on open connections, then close them.
    return503OnClosing: false,
    requestTimeout: LONGEST_REQUEST_MS,
    http: {
      headersTimeout: LONGEST_HEAD_MS,
      connectionsCheckingInterval: CHECK_MS,
      // Otherwise Node would answer itself.
      requireHostHeader: false,
    },
    routerOptions: { maxParamLength: 250 },
    frameworkErrors: replyToUnreadableAddress(headers),
    clientErrorHandler: refuseUnreadable(headers),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());
  closeUnusedConnections(server);
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  registerErrorReply(server);
  registerRequestLog(server);
  registerSecurityLog(server);
  warnOfProxy(server);
  options.meter?.(server);
  await server.register(cookie);
  await server.register(multipart, { limits: { files: 1, fields: 0, parts: 1 } });
  if (options.validateResponses) await registerResponseValidation(server);
  const handlers = {
    // Features' own handlers override the derived ones.
    ...derivedOperations(services),
    ...abuseOperations(services),
    ...accountOperations(services),
    ...activityOperations(services),
    ...dataRequestOperations(services),
    ...retentionOperations(services),
    ...eventOperations(services),
    ...imageOperations(services),
    ...mailingOperations(services),
    ...notificationOperations(services, closing.signal),
    ...organizationOperations(services),
    ...overviewOperations(services),
    ...annualReportOperations(services),
    ...personInNeedOperations(services),
    ...problemOperations(services),
    ...publicPageOperations(services),
    ...sentMailOperations(services),
    ...statisticsOperations(services),
    ...systemOperations(services),
    ...teamOperations(services),
    ...volunteerOperations(services),
  };
  registerContract(server, {
    handlers,
    authenticate: sessionAuthentication(services),
    refusalOf: deviceRefusal,
  });
  await registerNewsPage(server, services);
  await registerPublicPages(server, services);
  await registerVolunteerPages(server, services, handlers);
  await registerDocs(server);
  registerSecurityText(server, services.config);
  await registerStaticFiles(server, panelFolder);
  return server;
}
