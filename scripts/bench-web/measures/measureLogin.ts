import type { Goal } from '../../bench/Goal.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { reportScripts } from '../reportScripts.ts';
import type { Site } from '../Site.ts';
import { totalOf } from '../scriptBytes.ts';
import { sitesInTurns } from '../sitesInTurns.ts';
import { slow } from '../throttle.ts';
import { typeUntilKept } from './typeUntilKept.ts';

export async function measureLogin(bench: Bench, runs: number): Promise<Goal[]> {
  const peer = await loginScript(bench, bench.peer);
  const product = await loginScript(bench, bench.product);
  const { typed } = await sitesInTurns(bench, runs, async (site) => {
    const context = await openContext(bench, site);
    const opened = await openPage(context, { ...site.login, speed: slow });
    const typed = await typeUntilKept(opened, site.login.awaited);
    await context.close();
    return { typed };
  });
  return [
    {
      name: 'login page: script',
      unit: 'kB',
      peer: peer.untilUsed,
      product: product.untilUsed,
      limit: 0.5,
    },
    {
      name: 'login page: script, once it is used',
      unit: 'kB',
      peer: peer.inUse,
      product: product.inUse,
      limit: 0.5,
    },
    { name: 'login page: typing is kept, slow', unit: 'ms', ...typed, limit: 0.5 },
  ];
}

async function loginScript(bench: Bench, site: Site): Promise<{ untilUsed: number; inUse: number }> {
  const context = await openContext(bench, site);
  const opened = await openPage(context, site.login);
  await opened.shown();
  await opened.quiet();
  const untilUsed = totalOf(await opened.scripts()) / 1000;
  await opened.use();
  const scripts = await opened.scripts();
  await context.close();
  reportScripts(`login page of the ${site.name}, once it is used`, scripts);
  return { untilUsed, inUse: totalOf(scripts) / 1000 };
}
