// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../src/panel/data/ApiError.ts';
import { ImageUpload } from '../../../../src/panel/kit/image/ImageUpload.tsx';
import { sendFile } from '../../../../src/panel/kit/upload/sendFile.ts';
import { buildProblem } from '../../support/buildProblem.ts';
import { renderMember } from '../../support/renderMember.tsx';
import { stubBrowser } from '../../support/stubBrowser.ts';
import { loadPicture, stubImages } from '../../support/stubImages.ts';

vi.mock('../../../../src/panel/kit/upload/sendFile.ts');

const onUploaded = vi.fn();
beforeEach(() => {
  stubBrowser();
  stubImages();
  onUploaded.mockClear();
  vi.mocked(sendFile).mockReset().mockResolvedValue({ imageToken: 'token' });
});
afterEach(() => vi.restoreAllMocks());

async function show() {
  const upload = (
    <ImageUpload
      operationId="uploadProfilePhoto"
      path="/users/profile-photo"
      shape={{ aspect: 1, maxWidth: 1024, round: true }}
      title="Zdjęcie profilowe"
      onUploaded={onUploaded}
    />
  );
  const { container } = await renderMember([{ path: '*', element: upload }], { at: '/' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input');
  return { input, user: userEvent.setup({ applyAccept: false }) };
}

const png = new File(['x'], 'ja.png', { type: 'image/png' });
const ask = async () => within(await screen.findByRole('dialog', { name: 'Zdjęcie profilowe' }));
const press = async (name: string) => userEvent.click((await ask()).getByRole('button', { name }));

test('says what the contract takes, and takes one', async () => {
  const { input } = await show();
  expect(screen.getByText(/JPG, PNG, GIF, do 4.MB$/)).toBeDefined();
  expect(input.multiple).toBe(false);
});

test('chosen, cut, sent, told', async () => {
  const { input, user } = await show();
  await user.upload(input, png);
  await loadPicture(600, 300);
  await (await ask()).findByText('Tak to będzie wyglądać');
  await press('Prześlij');
  await screen.findByText('Plik został przesłany');
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith('token');
  const [sent] = vi.mocked(sendFile).mock.calls[0] ?? [];
  expect(`${sent?.path} ${sent?.field} ${sent?.file.name} ${await sent?.file.text()}`).toBe(
    '/users/profile-photo file ja.png image/png:300×300',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('dropped, too, of several the first', async () => {
  const { input } = await show();
  fireEvent.drop(input.parentElement ?? input, { dataTransfer: { files: [png, png] } });
  await ask();
});

test.each([
  ['a file of another kind', new File(['MZ'], 'virus.exe'), /Dozwolone: JPG, PNG, GIF$/],
  [
    'one that is too large',
    new File([new Uint8Array(4_194_305)], 'a.png', { type: 'image/png' }),
    /może mieć najwyżej 4.MB$/,
  ],
  ['an empty one', new File([], 'a.png', { type: 'image/png' }), /^Plik jest pusty$/],
])('%s is refused before anything is sent; the next one is taken', async (_, file, text) => {
  const { input, user } = await show();
  await user.upload(input, file);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.upload(input, png);
  await ask();
  expect(screen.queryByText(text)).toBeNull();
});

test('what is no picture inside is refused too', async () => {
  const { input, user } = await show();
  await user.upload(input, png);
  fireEvent.error(await screen.findByRole('img'));
  expect((await screen.findByRole('alert')).textContent).toBe('Wystąpił błąd podczas przesyłania pliku');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sendFile).not.toHaveBeenCalled();
});

test('the server refuses: said in the dialog, where the next try is', async () => {
  const message = 'Wystąpił błąd podczas przesyłania pliku';
  vi.mocked(sendFile).mockRejectedValueOnce(new ApiError(422, buildProblem({ status: 422, message })));
  const { input, user } = await show();
  await user.upload(input, png);
  await loadPicture(600, 300);
  await press('Prześlij');
  expect((await (await ask()).findByRole('alert')).textContent).toBe(message);
  await press('Prześlij');
  await waitFor(() => expect(onUploaded).toHaveBeenCalledOnce());
});

test('a double click sends once; it shows how far it is, and can be given up', async () => {
  let signal: AbortSignal | undefined;
  vi.mocked(sendFile).mockImplementation((sending) => {
    signal = sending.signal;
    sending.onProgress(0.4);
    return new Promise(() => {});
  });
  const { input, user } = await show();
  await user.upload(input, png);
  await loadPicture(600, 300);
  await user.dblClick((await ask()).getByRole('button', { name: 'Prześlij' }));
  const bar = await screen.findByRole('progressbar', { name: 'Przesyłanie: ja.png' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(sendFile).toHaveBeenCalledOnce();
  await press('Anuluj');
  expect(signal?.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the keyboard moves the chosen part', async () => {
  const { input, user } = await show();
  await user.upload(input, png);
  const image = await loadPicture(600, 300);
  // jsdom lays nothing out.
  for (const element of [image.parentElement, image.closest('.ReactCrop')])
    if (element) element.getBoundingClientRect = () => ({ x: 0, y: 0, width: 600, height: 300 }) as DOMRect;
  const area = await screen.findByRole('group', { name: /^Wybrany fragment/ });
  const before = area.style.left;
  area.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(Number.parseFloat(area.style.left)).toBeGreaterThan(Number.parseFloat(before));
});
