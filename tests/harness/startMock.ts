import { freePort } from '../../scripts/build/panel/freePort.ts';
import { type Program, startProgram } from './startProgram.ts';

/** Runs `npm run mock` on a free port. */
export async function startMock(
  root: string,
): Promise<Program & { readonly address: string; readonly port: number }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = { MOCK_PORT: String(port) };
  const program = await startProgram(['scripts/build/mock.ts'], {
    cwd: root,
    environment,
    answers: `${address}/health`,
  });
  return { ...program, address, port };
}
