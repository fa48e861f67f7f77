import { paths } from '../../../../src/contract/paths.ts';
import type { Goal } from '../../bench/Bench.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { reportScripts, totalOf } from '../scriptBytes.ts';

const path = paths.landing.getHref();

export async function measureLanding(bench: Bench): Promise<Goal[]> {
  const context = await openContext(bench, bench.product);
  const opened = await openPage(context, { path });
  await opened.shown();
  await opened.quiet();
  const untilUsed = await opened.scripts();
  await opened.use();
  const scripts = await opened.scripts();
  await context.close();
  reportScripts('landing page, until it is used', untilUsed);
  reportScripts('landing page, once it is used', scripts);
  return [
    {
      name: 'landing page: script, once it is used',
      unit: 'kB',
      product: totalOf(scripts) / 1000,
      limit: 90,
    },
    {
      name: 'landing page: pages that cannot be read without script',
      unit: '',
      product: (await isReadableWithoutScript(bench)) ? 0 : 1,
      limit: 0,
    },
  ];
}

async function isReadableWithoutScript({ browser, product }: Bench): Promise<boolean> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const hasHeading = await page.locator('main h1').first().isVisible();
  const hasText = await page.locator('main p').first().isVisible();
  await context.close();
  return hasHeading && hasText;
}
