import type { Bench, Goal } from '../Bench.ts';
import { inTurns, mediansOf } from '../inTurns.ts';
import { listsOf, loadOf, onQuietFloor } from '../readsInTurns.ts';
import { signInHeaders } from '../signInDemo.ts';

/** Enough to keep every core busy. */
const SIGNING_IN = 16;
const READING = 8;

/** Sign-in compared with a bare lookup and argon2 of the same settings; and the speed of reads meanwhile. */
export async function measureSignIn({ rounds, seconds, dataset, volunteers }: Bench): Promise<Goal[]> {
  const { product, bare, members } = await dataset(volunteers, 100);
  const signIns = (url: string, path: string) =>
    loadOf({
      url,
      method: 'POST',
      requests: [{ path, headers: signInHeaders() }],
      seconds,
      connections: SIGNING_IN,
    });
  const sides = {
    peer: () => signIns(bare.url, '/login'),
    product: () => signIns(product.url, '/api/users/login'),
  };
  console.log('sign-in');
  const { rate } = mediansOf(await onQuietFloor('sign-in', sides, rounds));
  const requests = listsOf(members).product;
  const reads = () => loadOf({ url: product.url, requests, seconds, connections: READING });
  const whileSigningIn = async () => {
    const [figures] = await Promise.all([reads(), sides.product()]);
    return figures;
  };
  const { p99 } = mediansOf(await inTurns({ peer: reads, product: whileSigningIn }, rounds));
  return [
    { name: 'sign-in', unit: '/s', ...rate, limit: 0.9, isLeast: true },
    { name: 'list page while sign-ins saturate: p99, beside quiet', unit: 'ms', ...p99, limit: 2 },
  ];
}
