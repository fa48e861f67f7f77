import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/server/core/config/config.ts';
import { connect } from '../../../src/server/core/db/connect.ts';
import { migrate } from '../../../src/server/core/db/migrate.ts';
import type { Visitor } from '../../../tests/harness/e2e/openContext.ts';
import { type Stage, startStage } from '../../../tests/harness/e2e/startStage.ts';
import { insertWorld, type World } from '../../../tests/harness/e2e/states/insertWorld.ts';
import type { DataKind } from '../../../tests/harness/foundations/DataKind.ts';
import { fillStudio } from '../../../tests/harness/foundations/fillStudio.ts';
import type { Subject } from '../../../tests/harness/foundations/Subject.ts';

/** The tests' stage, with the data of the pages and of the states. */
export interface Studio extends Stage {
  readonly subjects: Readonly<Record<DataKind, Subject>>;
  readonly world: World;
}

export async function startStudio(panelFolder: string): Promise<Studio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-screenshots-'));
  const database = await connect(readConfig({ DATA_DIR: dataDir }), () => {}, 'all');
  await migrate(database.db);
  const subjects = await fillStudio(database.db);
  const stage = await startStage(database, panelFolder, { dataDir, demo: true });
  return {
    ...stage,
    subjects,
    world: await insertWorld(stage),
    close: async () => {
      await stage.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The viewer of a subject's pages. */
export function visitorOf({ session }: Subject): NonNullable<Visitor['as']> {
  return { cookie: `session=${session}` };
}
