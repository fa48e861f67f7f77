import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContractDocument } from '../ContractDocument.ts';

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/** A change as reported by `redocly diff --format json`. */
export interface RedoclyChange {
  /** JSON pointer from the operation, with references followed. */
  readonly path: string;
  /** Kind of node: `Operation`, `Schema`, … */
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'major' | 'minor' | 'patch';
  /** Reasons for its impact; empty for non-breaking changes. */
  readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
  /** The modified keyword. */
  readonly property?: string;
  readonly base?: Written;
  readonly revision?: Written;
}

/** Value and place in one of the two documents. */
interface Written {
  readonly pointer: string;
  readonly value?: unknown;
}

/** Redocly's findings between two bundles; a shared schema is reported at its first use. */
export async function redoclyDiff(
  base: ContractDocument,
  revision: ContractDocument,
): Promise<readonly RedoclyChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'));
  try {
    const files = [join(folder, 'base.json'), join(folder, 'revision.json')] as const;
    await Promise.all(
      [base, revision].map((document, index) => writeFile(files[index] ?? '', JSON.stringify(document))),
    );
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [redocly, 'diff', ...files, '--format', 'json', '--fail-on', 'none'],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return JSON.parse(stdout).changes;
  } finally {
    await rm(folder, { recursive: true });
  }
}
