import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import { createLive } from '../../../src/server/core/live/createLive.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import type { DataKind } from '../../../tests/harness/foundations/DataKind.ts';
import { fillStudio } from '../../../tests/harness/foundations/fillStudio.ts';
import type { Subject } from '../../../tests/harness/foundations/Subject.ts';
import { freePort } from '../../build/panel/freePort.ts';

export interface Studio {
  readonly origin: string;
  readonly subjects: Readonly<Record<DataKind, Subject>>;
  readonly close: () => Promise<void>;
}

/** The whole server with the built panel, on its own port and embedded database. */
export async function startStudio(panelFolder: string): Promise<Studio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-screenshots-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, DEMO: '1' });
  const { db, listen, close } = await connect(config, () => {});
  await migrate(db);
  const subjects = await fillStudio(db);
  const live = createLive(listen, createLog({ write: () => {} }));
  const server = await createServer({ db, live, config }, { panelFolder });
  await server.listen({ port, host: config.host });
  return {
    origin,
    subjects,
    close: async () => {
      // The browser keeps idle connections open.
      server.server.closeAllConnections();
      await server.close();
      await live.close();
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
