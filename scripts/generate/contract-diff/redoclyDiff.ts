import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ContractDocument } from '../ContractDocument.ts';

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/** A change as `redocly diff --format json` reports it. */
export interface RedoclyChange {
  /** JSON pointer from the operation down, through references. */
  readonly path: string;
  /** What changed: `Operation`, `Schema`, … */
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  readonly impact: 'major' | 'minor' | 'patch';
  /** Why it is of this impact; empty for what breaks nothing. */
  readonly verdicts: readonly { readonly ruleId: string; readonly message: string }[];
  /** The keyword that was modified. */
  readonly property?: string;
  readonly base?: Written;
  readonly revision?: Written;
}

/** What one of the two documents says, and where. */
interface Written {
  readonly pointer: string;
  readonly value?: unknown;
}

/** What Redocly finds between two bundles; a schema that several places share is reported at the first of them. */
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
