import { deflateRawSync, gzipSync } from 'node:zlib';
import { exampleOf } from '../../../../scripts/generate/deriveExamples.ts';
import { type OperationId, operations } from '../../../../src/contract/generated/operations.ts';
import { validBodies } from '../../../harness/bodyVariants.ts';
import { buildBomb, buildImage, buildNoise, buildScanBomb } from '../../../harness/buildImage.ts';
import { contract, jsonBodyOf, parametersOf } from '../../../harness/contract.ts';
import { oversizedBodies } from '../../../harness/requests/oversizedBodies.ts';
import { Reference } from '../../../harness/requests/Reference.ts';
import type { GivenRequest } from '../../../harness/requests/requestArbitrary.ts';
import { pdfOf, zipOf } from '../../../harness/sampleFiles.ts';

export interface ExpensiveRequest {
  /** For the report: the operation, and what makes it expensive. */
  readonly what: string;
  readonly request: GivenRequest;
}

type Content = Pick<GivenRequest, 'body' | 'text' | 'file'> & { readonly what?: string };

const MEGABYTE = 2 ** 20;
/** Every list has such words in nearly every row. */
const searches = ['a', 'an', 'a e i o n r w z k s t m l d p c y j', 'example mail an', '%_%', '1'];

/** Of each operation the calls that cost most: all its orders, far pages, searches, the largest and the worst bodies and files. */
export async function expensiveRequests(rows: number): Promise<ExpensiveRequest[]> {
  const files = await expensiveFiles();
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => id !== 'streamNotifications');
  return ids.flatMap((id) => {
    const [role = 'visitor'] = operations[id].roles;
    const base = {
      id,
      role: role === 'visitor' ? ('none' as const) : role,
      params: examplesOf(id, 'path'),
      headers: { 'source-device': role === 'volunteer' ? 'mobile' : 'web' },
    };
    return queriesOf(id, rows).flatMap((query) =>
      contentsOf(id, files).map(({ what = '', ...content }) => ({
        what: [id, new URLSearchParams(query).toString(), what].filter(Boolean).join(' '),
        request: { ...base, query: { ...examplesOf(id, 'query'), ...query }, ...content },
      })),
    );
  });
}

function queriesOf(id: OperationId, rows: number): Record<string, string>[] {
  const parameters = parametersOf(id).filter((parameter) => parameter.in === 'query');
  const named = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
  const size = named('size')?.maximum;
  const page: Record<string, string> = size === undefined ? {} : { size: String(size) };
  const far = size === undefined ? {} : { ...page, page: String(Math.ceil(rows / size) - 1) };
  const sorts = (named('sort')?.enum ?? []).map((sort) => ({ ...far, sort: String(sort) }));
  const found = named('q') ? searches.map((q) => ({ ...page, q })) : [];
  return [...sorts, ...found, ...(sorts.length + found.length === 0 ? [page] : [])];
}

function contentsOf(id: OperationId, files: readonly Content[]): Content[] {
  if (operations[id].upload) return [...files];
  const json = jsonBodyOf(id);
  if (!json) return [{}];
  const largest = largestBody(json.schema, json.example);
  const gzip = gzipSync(Buffer.alloc(50 * MEGABYTE, '[')).toString('latin1');
  return [
    { what: 'the largest body', body: referring(largest) },
    ...Object.entries(oversizedBodies).map(([what, blow]) => ({ what, body: blow(json.example as object) })),
    { what: 'very deep', text: { type: 'application/json', content: '['.repeat(60_000) } },
    { what: 'compressed', text: { type: 'application/json', content: gzip } },
  ];
}

/** The example with each property at its longest. */
function largestBody(schema: Parameters<typeof validBodies>[0], example: unknown): unknown {
  const largest = { ...(example as Record<string, unknown>) };
  for (const { field, body } of validBodies(schema, example)) {
    const value = (body as Record<string, unknown>)[field];
    const length = JSON.stringify(value)?.length ?? 0;
    if (field && !field.includes('.') && length > (JSON.stringify(largest[field])?.length ?? 0))
      largest[field] = value;
  }
  return largest;
}

/** What a body names is there, and its secrets are good. */
function referring(body: unknown): unknown {
  return Object.fromEntries(
    Object.entries(body as object).map(([name, value]) =>
      /Id$|token/i.test(name) ? [name, new Reference('own')] : [name, value],
    ),
  );
}

function examplesOf(id: OperationId, place: 'path' | 'query'): Record<string, unknown> {
  return Object.fromEntries(
    parametersOf(id)
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, schema }) => [
        name,
        /id$|token/i.test(name) ? new Reference('own') : exampleOf(contract, schema),
      ]),
  );
}

/** Pictures and documents at their limits, and bombs of every format that is taken. */
async function expensiveFiles(): Promise<Content[]> {
  const wide = { width: 6000, height: 5800 };
  const frames = Buffer.concat(
    Array.from({ length: 2000 }, () => Buffer.from('2c00000000ffffffff0002024401003b', 'hex')),
  );
  const gif = await buildImage('gif', { width: 4000, height: 4000 });
  const named: [string, string, Buffer][] = [
    ['the largest jpeg', 'a.jpg', await buildImage('jpeg', wide)],
    ['the largest png', 'a.png', await buildImage('png', { ...wide, opaque: false })],
    ['the largest gif', 'a.gif', gif],
    ['a jpeg of noise', 'a.jpg', await buildNoise()],
    ['a jpeg of 40 scans', 'a.jpg', await buildScanBomb(30)],
    ['a jpeg of 800 scans', 'a.jpg', await buildScanBomb(800)],
    ['a png of 900 million pixels', 'a.png', buildBomb(30_000)],
    ['a png of 35 million pixels', 'a.png', buildBomb(5_900)],
    ['a gif of 2,000 frames', 'a.gif', Buffer.concat([gif.subarray(0, -1), frames])],
    [
      'a document that grows',
      'a.docx',
      zipOf({ '[Content_Types].xml': Buffer.alloc(300 * MEGABYTE) }, deflateRawSync),
    ],
    [
      'a document of very many files',
      'a.docx',
      zipOf(Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`word/${index}`, '']))),
    ],
    ['the largest pdf', 'a.pdf', pdfOf(10 * MEGABYTE)],
  ];
  return named.map(([what, name, content]) => ({ what, file: { field: 'file', name, content, share: 1 } }));
}
