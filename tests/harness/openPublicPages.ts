import type { FastifyInstance } from 'fastify';
import { JSDOM } from 'jsdom';
import type { Foundation } from './insertFoundation.ts';
import type { TestServer } from './startTestServer.ts';

interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  /** What a form's controls send. */
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
}

/** A page as a browser without scripts reads it. */
export interface ReadPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly document: Document;
}

/** Turns the foundation's page on, as its admin. @returns its address without the origin */
export async function turnPageOn(
  { call }: Pick<TestServer, 'call'>,
  { id, admin }: Pick<Foundation, 'id' | 'admin'>,
  settings: object = {},
): Promise<string> {
  const place = { as: admin, params: { id } };
  const { answer: before } = await call('getPublicPage', place);
  const { slug, version } = before;
  const { status, answer, text } = await call('updatePublicPage', {
    ...place,
    body: { slug, isOn: true, version, ...settings },
  });
  if (status !== 200) throw new Error(text);
  return new URL(answer.url).pathname;
}

/** Reads a page, or sends a form to it. */
export async function openPage(
  server: FastifyInstance,
  url: string,
  { form, headers }: Asked = {},
): Promise<ReadPage> {
  const told = {
    accept: 'text/html',
    ...(form && { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
    ...headers,
  };
  const answer = await server.inject({
    method: form ? 'POST' : 'GET',
    url,
    // An empty one is not sent.
    headers: Object.fromEntries(Object.entries(told).filter(([, value]) => value !== '')),
    ...(form && { payload: encodeForm(form).toString() }),
  });
  const { statusCode: status, headers: sent, body: text } = answer;
  return { status, headers: sent, text, document: parsePage(text) };
}

/** A page as a browser without scripts has it. */
export function parsePage(text: string): Document {
  return new JSDOM(text).window.document;
}

/** As a browser sends it. */
export function encodeForm(form: NonNullable<Asked['form']>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
}

/** What the controls of a page's form hold, as a browser would send them. */
export function controlsOf(document: Document): Record<string, string | string[]> {
  const form = document.querySelector('main form') ?? document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  const held: Record<string, string | string[]> = {};
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { name, value, type, checked } = control;
    if ((type === 'checkbox' || type === 'radio') && !checked) continue;
    held[name] = name in held ? [held[name] ?? [], value].flat() : value;
  }
  return held;
}
