import type { Goal } from '../../bench/Goal.ts';
import { demoAddresses } from '../demoAddresses.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { eachPage } from './eachPage.ts';

/** What a person hardly sees, and what is worth naming. */
const LIMIT = 0.01;
const widths = [360, 1280];

/** Every page, signed in and out, on a phone and on a desk, over a network so slow that each piece comes by itself. */
export async function measureLayoutShift(bench: Bench): Promise<Goal[]> {
  const addresses = await demoAddresses(bench.product);
  const visits = addresses.flatMap(({ path, public: isPublic }) =>
    widths.flatMap((width) => [
      { path, width, signedIn: true },
      ...(isPublic ? [{ path, width, signedIn: false }] : []),
    ]),
  );
  const shifts = await eachPage(visits, async ({ path, ...visitor }) => {
    const context = await openContext(bench, bench.product, visitor);
    const opened = await openPage(context, { path, speed: { network: 'slow' } });
    await opened.page.locator('main h1').first().waitFor({ state: 'attached' });
    await opened.quiet();
    const { shift, shifted } = await opened.seen();
    await context.close();
    if (shift > LIMIT) {
      const who = visitor.signedIn ? 'signed in' : 'signed out';
      console.log(`  ${path}, ${visitor.width} wide, ${who}: moved by ${shift.toFixed(3)}`);
      for (const line of shifted.toSorted().toReversed().slice(0, 4)) console.log(`    ${line}`);
    }
    return shift;
  });
  return [
    {
      name: `layout shift (the worst of ${visits.length} pages)`,
      unit: '',
      product: Math.max(...shifts),
      limit: LIMIT,
    },
  ];
}
