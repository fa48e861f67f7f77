import { randomBytes, randomInt } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { CallInput } from '../callOperation.ts';
import { multipartBody } from '../multipartBody.ts';
import { basicAuthorization, PASSWORD } from '../signIn.ts';
import { recordKindOf } from '../walls/recordKind.ts';
import { Reference } from './Reference.ts';
import { type GivenRequest, OWN_CREDENTIALS } from './requestArbitrary.ts';
import type { World } from './World.ts';

/** Resolves a request for a world: references become ids and secrets. */
export function resolveRequest(request: GivenRequest, world: World): CallInput {
  const { role, headers, body, text, file } = request;
  const resolve = (value: unknown, name = ''): unknown => resolved(value, name, request, world);
  const caller = role === 'none' ? undefined : world.callers[role];
  const texts = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      // A URL cannot contain lone surrogates.
      Object.entries(values).map(([name, value]) => [name, String(resolve(value, name)).toWellFormed()]),
    );
  const form = file && formOf(file);
  return {
    ...(caller && { as: caller }),
    params: texts(request.params),
    query: texts(request.query),
    headers: { ...signedIn(headers, world), ...(text && { 'content-type': text.type }), ...form?.headers },
    ...(body !== undefined && { body: resolve(body) }),
    ...(text && { payload: text.content }),
    ...(form && { payload: form.payload }),
    // A different address each, so that rate limits do not apply.
    address: `2001:db8:${randomInt(1, 65_535).toString(16)}:${randomInt(1, 65_535).toString(16)}::1`,
  };
}

function resolved(value: unknown, name: string, request: GivenRequest, world: World): unknown {
  if (value instanceof Reference) return referred(value, name, request, world);
  if (Array.isArray(value)) return value.map((item) => resolved(item, name, request, world));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolved(item, key, request, world)]),
  );
}

function referred({ whose }: Reference, name: string, { id, role }: GivenRequest, world: World): string {
  const isSecret = /token/i.test(name);
  const nobodys = isSecret ? randomBytes(32).toString('base64url') : uuid();
  if (whose === 'none') return nobodys;
  if (whose === 'own' && isSecret && world.secrets[id]) return world.secrets[id];
  const kind = recordKindOf(id) ?? 'nothing';
  if (whose === 'own' && kind === 'organization') return world.organizationId;
  if (whose === 'own' && kind === 'coordinator' && role !== 'none') return world.callers[role].id;
  const { params, body } = world[whose][kind];
  return String(params?.[name] ?? body?.[name] ?? nobodys);
}

function signedIn(headers: GivenRequest['headers'], { callers }: World): GivenRequest['headers'] {
  return headers.authorization === OWN_CREDENTIALS
    ? { ...headers, authorization: basicAuthorization(callers.admin.email, PASSWORD) }
    : headers;
}

function formOf({ field, name, content, share }: NonNullable<GivenRequest['file']>) {
  const { payload, headers } = multipartBody([{ field, name, content: Buffer.from(content) }]);
  return { payload: payload.subarray(0, Math.ceil(payload.length * share)), headers };
}
