import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '../../harness/callOperation.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { type FormPart, multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { exe, gif, html, pdf, plainZip, svg } from '../../harness/sampleFiles.ts';

onOneServer('a file is refused', (stage) => {
  let id: string;
  beforeAll(async () => {
    id = (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  });

  const expectRefused = async (input: CallInput, expected: object) => {
    const before = await stage.snapshot();
    const reply = await stage.call('uploadVolunteerFile', {
      as: stage.own.coordinator,
      params: { id },
      ...input,
    });
    expect(reply.problem).toMatchObject(expected);
    expect(await stage.snapshot()).toEqual(before);
  };
  const file: FormPart = { field: 'file', name: 'cv.pdf', type: 'application/pdf', content: pdf };

  describe('for its content, whatever name and type it claims', () => {
    test.each([
      ['a program', exe],
      ['a drawing with a script', svg],
      ['a page', html],
      ['an archive', plainZip],
      ['a picture of a type that is not allowed', gif],
      ['plain text', Buffer.from('Jestem tekstem.')],
      ['nothing', Buffer.alloc(0)],
      ['a PDF behind a page', Buffer.concat([Buffer.from('<!doctype html>'), Buffer.alloc(2000, ' '), pdf])],
    ])('%s', async (_, content) => {
      await expectRefused(multipartBody([{ ...file, content }]), {
        status: 422,
        code: 'upload_failed',
        errors: [],
      });
    });
  });

  describe('for the form it comes in', () => {
    test.each<[what: string, parts: FormPart[], field: string, code?: string]>([
      ['no part', [], 'file'],
      ['another field', [{ ...file, field: 'photo' }], 'photo'],
      ['a text instead of a file', [{ field: 'file', content: 'text' }], 'file', 'oneFile'],
      ['a text of another name', [{ field: 'name', content: 'text' }], 'file', 'oneFile'],
      ['two files', [file, file], 'file', 'oneFile'],
      ['two files of different fields', [file, { ...file, field: 'photo' }], 'file', 'oneFile'],
      ['a text behind the file', [file, { field: 'name', content: 'text' }], 'file', 'oneFile'],
      ['a text before the file', [{ field: 'name', content: 'text' }, file], 'file', 'oneFile'],
      ['a file without the name of its field', [{ ...file, field: '' }], 'file', 'oneFile'],
      ['a text without a name', [{ field: '', content: 'text' }], 'file', 'oneFile'],
      ['a file, and one without a name', [file, { ...file, field: '' }], 'file', 'oneFile'],
      ['a hundred files', Array(100).fill(file), 'file', 'oneFile'],
    ])('%s', async (_, parts, field, code = expect.any(String)) => {
      const messages = [expect.stringMatching(/./)];
      const expected = { status: 400, code: 'invalid_input', messages, errors: [{ field, code }] };
      await expectRefused(multipartBody(parts), expected);
    });

    test.each(['__proto__', 'constructor', 'toString'])('the field %s', async (field) => {
      await expectRefused(multipartBody([{ ...file, field }]), { status: 400 });
    });
  });

  describe('for a broken body', () => {
    const whole = multipartBody([file]);
    test.each<[what: string, input: CallInput, status: number]>([
      ['one that ends within the file', { ...whole, payload: whole.payload.subarray(0, -60) }, 400],
      ['one that ends within the head', { ...whole, payload: whole.payload.subarray(0, 40) }, 400],
      ['nothing', { ...whole, payload: '' }, 400],
      ['no form', { ...whole, payload: 'nothing of a form' }, 400],
      ['no boundary', { ...whole, headers: { 'content-type': 'multipart/form-data' } }, 400],
      [
        'another boundary',
        { ...whole, headers: { 'content-type': 'multipart/form-data; boundary=other' } },
        400,
      ],
      ['JSON', { body: { file: 'text' } }, 415],
      ['a PDF as it is', { payload: pdf, headers: { 'content-type': 'application/pdf' } }, 415],
      [
        'a form of another kind',
        { payload: 'file=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        415,
      ],
      ['no content type', { payload: whole.payload }, 415],
      ['no body', {}, 415],
    ])('%s', async (_, input, status) => {
      await expectRefused(input, { status });
    });
  });
});
