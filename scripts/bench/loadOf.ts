import autocannon from 'autocannon';

interface Load {
  readonly url: string;
  readonly requests: readonly { readonly path: string; readonly headers?: Record<string, string> }[];
  readonly method?: 'GET' | 'POST';
  readonly seconds: number;
  readonly connections?: number;
}

/** As fast as the answers come, over some connections. @throws Error when one is refused */
export async function loadOf({
  url,
  requests,
  method = 'GET',
  seconds,
  connections = 32,
}: Load): Promise<{ rate: number; p99: number }> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: requests.map(({ path, headers = {} }) => ({ method, path, headers })),
  });
  const { non2xx, errors, latency } = result;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  return { rate: result.requests.average, p99: latency.p99 };
}
