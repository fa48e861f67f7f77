import { existsSync } from 'node:fs';
import { purgeAccounts } from './accounts/purgeAccounts.ts';
import { type Config, readConfig } from './core/config/config.ts';
import { exitOnStartError } from './core/config/exitOnStartError.ts';
import { awaitPostgres } from './core/db/awaitPostgres.ts';
import type { Connection } from './core/db/Connection.ts';
import { connect } from './core/db/connect.ts';
import { serveCopies } from './core/db/copyServer.ts';
import { keepToOwner } from './core/db/keepToOwner.ts';
import { migrate } from './core/db/migrate.ts';
import { acrossTenants } from './core/db/scope.ts';
import { listen } from './core/http/listen.ts';
import type { Job } from './core/jobs/Job.ts';
import { createJobRunner } from './core/jobs/jobRunner.ts';
import { poll } from './core/jobs/poll.ts';
import { createLive } from './core/live/createLive.ts';
import { createLog } from './core/log/createLog.ts';
import { createMailWorker } from './core/mail/mailWorker.ts';
import type { Services } from './core/services.ts';
import { createServer } from './createServer.ts';
import { tellOfDueRequests } from './data-requests/tellWhoMayAnswer.ts';
import { loadDemoDataOnce } from './demo/loadDemoDataOnce.ts';
import { eraseAgain } from './erasures/eraseAgain.ts';
import { eraseQuietRecords } from './erasures/eraseQuietRecords.ts';
import { openRegister, readRegister, registerFile } from './erasures/erasureRegister.ts';
import { finishEndedEvents } from './events/finishEndedEvents.ts';
import { passOnPlaces } from './events/passOnPlaces.ts';
import { remindParticipants } from './events/remindParticipants.ts';
import { thankParticipants } from './events/thankParticipants.ts';
import { sendMailings } from './mailings/sendMailings.ts';
import { sendDigests } from './notifications/notify/sendDigests.ts';
import { purgeNotices } from './notifications/purgeNotices.ts';
import { purgeRegistrations } from './organization/organizationStore.ts';
import { expireAssignments } from './people-in-need/assignments/expireAssignments.ts';
import { stopOnSignal } from './stopOnSignal.ts';
import { eraseFormerMembers } from './team/eraseFormerMembers.ts';
import { purgeApplications } from './volunteers/applyAsVolunteer.ts';

/** How long somebody who was erased may be missing in the register. */
const REGISTER_MS = 5_000;

/**
 * Starts the server and keeps it running until a signal. A start-up error prints one line and exits with 1.
 * @returns its configuration, once it listens
 */
export async function startServer(): Promise<Config> {
  return exitOnStartError(() => start(readConfig(process.env)));
}

async function start(config: Config): Promise<Config> {
  const log = createLog(undefined, config.logLevel);
  const {
    db,
    listen: listenToDatabase,
    connections,
    close,
  } = await connect(config, (err) => log.warn({ err }, 'lost a connection to the database'));
  if (existsSync(config.dataDir)) keepToOwner(config.dataDir, log);
  if (config.databaseUrl !== undefined) await awaitPostgres(db, log);
  const { ran, newer } = await migrate(db);
  if (ran.length > 0) log.info(`changed the database: ${ran.join(', ')}`);
  if (newer.length > 0) log.warn(`a newer release has changed the database: ${newer.join(', ')}`);
  // A restored backup brings back whom it should not.
  const registered = await readRegister(registerFile(config));
  const erased = await eraseAgain(registered, db);
  if (erased > 0) log.info({ erased }, 'erased again whom the register names');
  const live = createLive(listenToDatabase, log);
  const services = { db, config, live };
  if (config.demo) await acrossTenants(() => loadDemoDataOnce(services, log));
  const stopping = new AbortController();
  const metrics = await startMetrics({ ...services, connections }, stopping.signal);
  const server = await createServer(services, {
    validateResponses: process.env.NODE_ENV !== 'production',
    logger: log,
    ...(metrics && { meter: metrics.meter }),
  });
  const stopCopies =
    config.databaseUrl === undefined ? await serveCopies(config.dataDir, db, log) : undefined;
  // No awaits from here on: a client that gets a response may already send a signal.
  await listen(server, config);
  const mails = createMailWorker(services, log);
  mails.start();
  const jobs = createJobRunner(scheduledJobs(services), services, log);
  jobs.start();
  const warn = (err: unknown) => log.warn({ err }, 'the register of erasures cannot be kept');
  // Not a job, which one process does for all: each data folder has a register of its own.
  const keepRegister = openRegister(registerFile(config), registered, db);
  const register = poll(keepRegister, REGISTER_MS, warn, stopping.signal);
  stopOnSignal(log, async () => {
    stopping.abort();
    await Promise.all([server.close(), mails.stop(), jobs.stop(), stopCopies?.(), register]);
    await live.close();
    await close();
    await metrics?.close();
  });
  return config;
}

/** Optional, because it costs memory and time, at start and per request. */
async function startMetrics(services: Services & Pick<Connection, 'connections'>, stopping: AbortSignal) {
  const { metricsPort: port, host } = services.config;
  if (port === undefined) return undefined;
  const { createMetrics } = await import('./core/metrics/createMetrics.ts');
  const { serveMetrics } = await import('./core/metrics/serveMetrics.ts');
  const metrics = createMetrics(services);
  return { meter: metrics.requests, close: await serveMetrics(services, metrics, { host, port, stopping }) };
}

/** All scheduled jobs of the features. */
export function scheduledJobs(services: Services): readonly Job[] {
  return [
    finishEndedEvents(services),
    passOnPlaces(services),
    remindParticipants(services),
    thankParticipants(services),
    sendMailings(services),
    expireAssignments(services),
    tellOfDueRequests(services),
    eraseQuietRecords(services),
    purgeAccounts(services),
    eraseFormerMembers(services),
    purgeNotices(services),
    purgeRegistrations(services),
    sendDigests(services),
    purgeApplications(services),
  ];
}
