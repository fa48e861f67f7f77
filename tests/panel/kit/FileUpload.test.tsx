// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, asProblem } from '../../../src/panel/data/ApiError.ts';
import { FileUpload } from '../../../src/panel/kit/upload/FileUpload.tsx';
import type { UploadRoom } from '../../../src/panel/kit/upload/fileIssue.ts';
import { sendFile } from '../../../src/panel/kit/upload/sendFile.ts';
import { renderMember } from '../support/renderMember.tsx';
import { stubBrowser } from '../support/stubBrowser.ts';

vi.mock('../../../src/panel/kit/upload/sendFile.ts');

const onUploaded = vi.fn();
beforeEach(() => {
  stubBrowser();
  onUploaded.mockClear();
  vi.mocked(sendFile).mockReset().mockResolvedValue(undefined);
});

async function show(room?: UploadRoom) {
  const upload = (
    <FileUpload
      operationId="uploadVolunteerFile"
      path="/volunteers/1/files"
      room={room}
      onUploaded={onUploaded}
    />
  );
  const { container } = await renderMember([{ path: '*', element: upload }], { at: '/' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  return { input };
}

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

test('says what the contract takes, before anything is chosen', async () => {
  const { input } = await show();
  expect(screen.getByText(/PDF, JPG, PNG, DOC, DOCX, do 10.MB/)).toBeDefined();
  expect(input.accept).toContain('.docx');
});

test('chosen and dropped files are sent, and each one is told', async () => {
  const { input } = await show();
  await userEvent.upload(input, [pdf('a.pdf'), pdf('b.pdf')]);
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(2));
  const zone = input.parentElement ?? input;
  fireEvent.drop(zone, { dataTransfer: { files: [pdf('c.pdf')] } });
  await waitFor(() => expect(onUploaded).toHaveBeenCalledTimes(3));
  expect(
    vi.mocked(sendFile).mock.calls.map(([{ file, path, field }]) => `${path} ${field} ${file.name}`),
  ).toEqual([
    '/volunteers/1/files file a.pdf',
    '/volunteers/1/files file b.pdf',
    '/volunteers/1/files file c.pdf',
  ]);
  expect(await screen.findAllByText('Plik został przesłany')).toHaveLength(3);
});

test('what would be refused is told at once and not sent; it can be cleared away', async () => {
  const { input } = await show();
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['MZ'], 'virus.exe'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Tego rodzaju plików nie można dodać. Dozwolone: PDF, JPG, PNG, DOC, DOCX',
  );
  expect(sendFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Usuń z listy: virus.exe' }));
  expect(screen.queryByText('virus.exe')).toBeNull();
});

test.each([
  [
    'that it failed, and what may be, where it is of another kind than its name says',
    new ApiError(
      422,
      asProblem({ code: 'upload_failed', message: 'Wystąpił błąd podczas przesyłania pliku' }),
    ),
    'Wystąpił błąd podczas przesyłania pliku. Tego rodzaju plików nie można dodać. Dozwolone: PDF, JPG, PNG, DOC, DOCX',
  ],
  [
    'the reason that the answer names at its field',
    new ApiError(
      422,
      asProblem({
        ...{ code: 'upload_failed', message: 'Wystąpił błąd podczas przesyłania pliku' },
        errors: [{ field: 'file', code: 'one_file', message: 'Można przesłać tylko jeden plik' }],
      }),
    ),
    'Wystąpił błąd podczas przesyłania pliku. Można przesłać tylko jeden plik',
  ],
  [
    'what a toast has told, too',
    new ApiError(
      400,
      asProblem({
        ...{ code: 'invalid_input', message: 'Wprowadzono nieprawidłowe dane', messages: ['Pole wymagane'] },
        errors: [{ field: 'file', code: 'required', message: 'Pole wymagane' }],
      }),
    ),
    'Pole wymagane',
  ],
])('a refusal tells %s', async (_, error, text) => {
  vi.mocked(sendFile).mockRejectedValue(error);
  const { input } = await show();
  await userEvent.upload(input, pdf('a.pdf'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('shows how far it is, and can be cancelled', async () => {
  let signal: AbortSignal | undefined;
  vi.mocked(sendFile).mockImplementation((sending) => {
    signal = sending.signal;
    sending.onProgress(0.4);
    return new Promise(() => {});
  });
  const { input } = await show();
  await userEvent.upload(input, pdf('a.pdf'));
  const bar = await screen.findByRole('progressbar', { name: 'Przesyłanie: a.pdf' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj przesyłanie: a.pdf' }));
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('of the room that is left', () => {
  const room = { files: 5, maxFiles: 50, bytes: 12, maxBytes: 5 * 2 ** 30 };

  test('is told before anything is chosen', async () => {
    await show({ ...room, files: 2, bytes: 2 ** 30 });
    expect(screen.getByText(/2 z 50.+1.GB z 5.GB/)).toBeDefined();
  });

  test('what is chosen beyond the number is not sent, those on their way counted', async () => {
    const { input } = await show({ ...room, files: 2, bytes: 1000 });
    await userEvent.upload(input, ['a.pdf', 'b.pdf', 'c.pdf'].map(pdf));
    expect((await screen.findByRole('alert')).textContent).toBe('Wolontariusz może mieć plików najwyżej 50');
    await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2));
  });

  test('what is larger is not sent, those on their way counted', async () => {
    const { input } = await show(room);
    await userEvent.upload(input, ['a.pdf', 'b.pdf', 'c.pdf'].map(pdf));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts[0]?.textContent).toMatch(/^Nie zmieści się: zostało .+ z 5.GB na pliki fundacji$/);
    await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(2));
  });
});
