import { inject } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { connectPostgres } from '../../src/server/core/db/connectPostgres.ts';
import { browserTest } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { startStage } from '../harness/e2e/startStage.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { openTestDatabase } from '../harness/openTestDatabase.ts';
import { startDatabaseProxy } from '../harness/startDatabaseProxy.ts';

const test = browserTest
  .extend('database', { scope: 'file' }, () => openTestDatabase('postgres'))
  .extend('proxy', { scope: 'file' }, ({ database }) => startDatabaseProxy(database.url ?? ''))
  .override('stage', { scope: 'file' }, async ({ machine, database, proxy }, { onCleanup }) => {
    const db = connectPostgres(proxy.url, () => {}, 'all').db;
    const close = async () => {
      await db.destroy();
      await proxy.cut();
      await database.close();
    };
    const stage = await startStage({ db, close }, machine.panelFolder);
    onCleanup(stage.close);
    return stage;
  });

test.skipIf('missing' in inject('postgres') || 'missing' in inject('browserTests'))(
  'while the database is away the panel says so, and one press is enough when it is back',
  async ({ stage, proxy, visit, expected }) => {
    const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
    const page = await visit(paths.volunteers.getHref(), { as: admin });
    const list = volunteerList(page);
    await list.link('Łukasz Żak').waitFor();

    expected.push(`503 GET /api/organizations/${admin.organizationId}/volunteers`);
    // The bell may ask meanwhile, or not.
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      const issue = `503 GET ${pathname}`;
      const isOfBell = answer.status() === 503 && pathname.startsWith('/api/notifications');
      if (isOfBell && !expected.includes(issue)) expected.push(issue);
    });
    await proxy.cut();
    await list.status('pending').click();
    await toastShown(page, polish('errors.service_unavailable'));
    await page.getByRole('heading', { name: polish('kit.failure.title') }).waitFor();

    await proxy.mend();
    await page.getByRole('button', { name: polish('kit.failure.retry') }).click();
    await list.link('Łukasz Żak').waitFor();
  },
);
