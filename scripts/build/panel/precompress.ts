import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const WORTH_IT = 1024;

/** Writes `.br` and `.gz` beside each text file, so that the server never compresses on request. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  await Promise.all(
    entries.filter((entry) => COMPRESSIBLE.test(entry)).map((entry) => compress(join(folder, entry))),
  );
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_IT) return;
  // The best quality takes a second per page for hardly any gain.
  const quality = path.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
