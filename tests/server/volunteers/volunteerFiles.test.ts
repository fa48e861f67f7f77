import { describe, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { doc, docx, jpg, pdf, pdfOf, png } from '../../harness/sampleFiles.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

onEachServer('files of a volunteer', (stage) => {
  const newVolunteer = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;
  const upload = (id: string, name: string, content: Buffer, as: Caller = stage.own.coordinator) =>
    stage.call('uploadVolunteerFile', {
      as,
      params: { id },
      ...multipartBody([{ field: 'file', name, content }]),
    });
  const download = (id: string, fileId: string, as: Caller = stage.own.coordinator) =>
    stage.call('downloadVolunteerFile', { as, params: { id, fileId } });
  const remove = (id: string, fileId: string, as: Caller = stage.own.coordinator) =>
    stage.call('deleteVolunteerFile', { as, params: { id, fileId } });
  const list = async (id: string, as: Caller = stage.own.coordinator) =>
    (await stage.call('listVolunteerFiles', { as, params: { id } })).answer.content;
  const profile = async (id: string) =>
    (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer;

  test.each([
    ['zaświadczenie.pdf', pdf, 'application/pdf'],
    ['zdjęcie.png', png, 'image/png'],
    ['zdjęcie.jpg', jpg, 'image/jpeg'],
    ['list.doc', doc, 'application/msword'],
    ['list.docx', docx, DOCX],
  ])('%s is kept, byte for byte, with the type of its content', async (name, content, type) => {
    const id = await newVolunteer();
    const { status, answer } = await upload(id, name, content);
    expect(status).toBe(201);
    expect(answer).toEqual({
      id: expect.any(String),
      name,
      type,
      bytes: content.length,
      createdAt: expect.any(String),
    });
    expect(await list(id)).toEqual([answer]);
    expect((await profile(id)).files).toEqual([answer]);
    expect((await download(id, answer.id)).bytes.equals(content)).toBe(true);
  });

  test('are sent as downloads, never as something the browser would open', async () => {
    const id = await newVolunteer();
    const { answer } = await upload(id, 'довідка "2026".pdf', pdf);
    const { status, headers } = await download(id, answer.id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; filename=/),
      'cache-control': 'no-store',
      'content-length': String(pdf.length),
    });
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(answer.name)}`);
  });

  test('may be 10 MB large, and not one byte more', async () => {
    const id = await newVolunteer();
    const largest = pdfOf(MAX_BYTES);
    const { answer } = await upload(id, 'largest.pdf', largest);
    expect(answer.bytes).toBe(MAX_BYTES);
    expect((await download(id, answer.id)).bytes.equals(largest)).toBe(true);
    const before = await stage.snapshot();
    for (const excess of [1, 5 * 1024 * 1024]) {
      const refused = await upload(id, 'too-large.pdf', pdfOf(MAX_BYTES + excess));
      expect(refused.problem).toMatchObject({ status: 413, code: 'file_too_large' });
    }
    expect(await stage.snapshot()).toEqual(before);
  });

  test('are listed newest first', async () => {
    const id = await newVolunteer();
    const names = ['a.pdf', 'b.pdf', 'c.pdf'];
    for (const name of names) await upload(id, name, pdf);
    expect((await list(id)).map(({ name }) => name)).toEqual(names.toReversed());
  });

  test('of the same name are two files', async () => {
    const id = await newVolunteer();
    const [first, second] = [await upload(id, 'a.pdf', pdf), await upload(id, 'a.pdf', pdf)];
    expect(first.answer.id).not.toBe(second.answer.id);
    expect(await list(id)).toHaveLength(2);
  });

  test('are gone once deleted; the others stay', async () => {
    const id = await newVolunteer();
    const [gone, stays] = [
      (await upload(id, 'gone.pdf', pdf)).answer,
      (await upload(id, 'stays.png', png)).answer,
    ];
    const reply = await remove(id, gone.id);
    expect(reply.status).toBe(204);
    expect(await list(id)).toEqual([stays]);
    expect((await download(id, gone.id)).problem.code).toBe('not_found');
    expect((await remove(id, gone.id)).problem.code).toBe('not_found');
    expect((await download(id, stays.id)).bytes.equals(png)).toBe(true);
  });

  test('are deleted once, attached to nobody who is gone, and named by nothing that is deleted, whatever comes at once', async () => {
    const as = stage.own.coordinator;
    for (let round = 0; round < 4; round += 1) {
      const id = await newVolunteer();
      const fileId = (await upload(id, 'a.pdf', pdf)).answer.id;
      const removals = await Promise.all([1, 2, 3, 4].map(() => remove(id, fileId)));
      expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
      expect((await profile(id)).history.map(({ action }) => action)).toEqual([
        'fileDeleted',
        'fileUploaded',
      ]);

      const scan = (await upload(id, 'b.pdf', pdf)).answer.id;
      const body = {
        kind: 'offendersRegister',
        checkedOn: '2026-01-02',
        result: 'clean',
        fileId: scan,
      } as const;
      const [checked, removed] = await Promise.all([
        stage.call('addClearance', { as: stage.own.admin, params: { id }, body }),
        remove(id, scan),
      ]);
      expect([checked.status, removed.status].every((status) => status < 500)).toBe(true);

      const [attached] = await Promise.all([
        upload(id, 'c.pdf', pdf),
        stage.call('deleteVolunteer', { as, params: { id } }),
      ]);
      expect([201, 404]).toContain(attached.status);
    }
  });

  test('are in the history: who attached and who deleted which', async () => {
    const id = await newVolunteer();
    const { answer } = await upload(id, 'cv.pdf', pdf, stage.own.admin);
    await remove(id, answer.id);
    expect((await profile(id)).history).toMatchObject([
      {
        action: 'fileDeleted',
        actorId: stage.own.coordinator.id,
        changes: [{ field: 'files', from: 'cv.pdf', to: null }],
      },
      {
        action: 'fileUploaded',
        actorId: stage.own.admin.id,
        changes: [{ field: 'files', from: null, to: 'cv.pdf' }],
      },
    ]);
  });

  describe('for the volunteer', () => {
    test('the own: attach, list, download, delete', async () => {
      const { volunteer, volunteerId } = stage.own;
      const { answer } = await upload(volunteerId, 'moje.pdf', pdf, volunteer);
      expect(await list(volunteerId, volunteer)).toEqual([answer]);
      expect((await download(volunteerId, answer.id, volunteer)).bytes.equals(pdf)).toBe(true);
      expect((await profile(volunteerId)).history[0]).toMatchObject({
        action: 'fileUploaded',
        actorName: 'Wera Nowak',
      });
      expect((await remove(volunteerId, answer.id, volunteer)).status).toBe(204);
    });

    test("nobody else's", async () => {
      const id = await newVolunteer();
      const file = (await upload(id, 'cv.pdf', pdf)).answer;
      const before = await stage.snapshot();
      const { volunteer } = stage.own;
      const tries = [
        stage.call('listVolunteerFiles', { as: volunteer, params: { id } }),
        ...[
          upload(id, 'a.pdf', pdf, volunteer),
          download(id, file.id, volunteer),
          remove(id, file.id, volunteer),
        ],
        ...[stage.own.volunteerId].map((ownId) => download(ownId, file.id, volunteer)),
      ];
      for (const reply of await Promise.all(tries)) expect(reply.problem.code).toBe('not_found');
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test('attached at once are all kept', async () => {
    const id = await newVolunteer();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) => upload(id, `${index}.pdf`, pdf)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(await list(id)).toHaveLength(12);
    expect((await profile(id)).history).toHaveLength(12);
  });
});
