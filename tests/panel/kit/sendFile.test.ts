// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, asProblem } from '../../../src/panel/data/ApiError.ts';
import { type Failure, onFailure } from '../../../src/panel/data/failures.ts';
import { sendFile } from '../../../src/panel/kit/upload/sendFile.ts';
import { buildProblem } from '../support/buildProblem.ts';

/** What sendFile asks of an XMLHttpRequest, in the hands of the test. */
class FakeRequest {
  static last: FakeRequest;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  opened: string[] = [];
  body: FormData | undefined;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, body = '') {
    Object.assign(this, { status, responseText: body });
    this.onload();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  localStorage.setItem('activeLanguage', 'uk');
});

function start() {
  const abort = new AbortController();
  const onProgress = vi.fn();
  const file = new File(['x'], 'a.pdf');
  const sending = sendFile({
    path: '/volunteers/1/files',
    field: 'file',
    file,
    onProgress,
    signal: abort.signal,
  });
  return { sending, abort, onProgress, request: FakeRequest.last };
}

test('sends the file with the headers of every call, tells how far it is, and answers what came back', async () => {
  const { sending, onProgress, request } = start();
  expect(request.opened[0]).toBe('POST');
  expect(request.opened[1]).toMatch(/\/api\/volunteers\/1\/files$/);
  expect(request.headers).toEqual({ 'source-device': 'web', 'accept-language': 'uk' });
  expect((request.body?.get('file') as File | undefined)?.name).toBe('a.pdf');
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  request.answer(201, '{"id":"1"}');
  await expect(sending).resolves.toEqual({ id: '1' });
});

test('a refusal is reported as any other, and passed on', async () => {
  const failures: Failure[] = [];
  const stop = onFailure((failure) => failures.push(failure));
  const { sending, request } = start();
  const problem = buildProblem({ status: 415, code: 'unsupported_media_type' });
  request.answer(415, JSON.stringify(problem));
  await expect(sending).rejects.toEqual(new ApiError(415, asProblem(problem)));
  expect(failures).toEqual([{ status: 415, problem: asProblem(problem), quiet: false }]);
  stop();
});

test('an answer that is not the contract’s, or none, is a failure too', async () => {
  const first = start();
  first.request.answer(502, '<html>');
  await expect(first.sending).rejects.toMatchObject({ status: 502, problem: undefined });
  const second = start();
  second.request.onerror();
  await expect(second.sending).rejects.toMatchObject({ status: 0 });
});

test('cancelling stops it, and nobody is told of a failure', async () => {
  const failures: Failure[] = [];
  const stop = onFailure((failure) => failures.push(failure));
  const { sending, abort } = start();
  abort.abort();
  await expect(sending).rejects.toHaveProperty('name', 'AbortError');
  expect(failures).toEqual([]);
  stop();
});
