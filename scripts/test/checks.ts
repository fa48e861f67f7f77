export interface Check {
  readonly name: string;
  /** A program of node_modules/.bin with its arguments. */
  readonly command: readonly [program: string, ...args: string[]];
  /** It is ended after so long, and has said nothing then. */
  readonly mostSeconds?: number;
}

/** TypeScript 7 checks the types; the other version generates types from the contract. */
export const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** By project references: what has not changed since the last check is not read again. */
const types: Check = { name: 'types', command: ['node', nativeCompiler, '--build'] };
const importRules: Check = {
  name: 'import rules',
  command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'],
};
const unused: Check = { name: 'unused files, exports and packages', command: ['knip'] };
const drift: Check = {
  name: 'contract drift',
  command: ['node', 'scripts/generate/generate.ts', '--check'],
};

/** The longest first, because the others run in parallel to it. */
export const checks: readonly Check[] = [
  types,
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
  importRules,
  unused,
  drift,
  { name: 'breaking changes of the contract', command: ['node', 'scripts/generate/contract-diff.ts'] },
];

/**
 * What says most about a change for its time: types, the changed files linted, and the tests that are about them.
 * @param files that have changed, of the repository
 */
export function quickChecks(files: readonly string[], tests: readonly string[]): Check[] {
  const linted = files.filter((file) => /\.(tsx?|m?js|cjs|json|css|html)$/.test(file));
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--reporter=dot'] as const;
  return [
    types,
    ...(linted.length > 0
      ? [{ name: 'lint and format', command: ['biome', 'ci', '--colors=off', ...linted] } as const]
      : []),
    importRules,
    unused,
    ...(files.some((file) => /^(openapi|i18n|scripts\/generate)\//.test(file)) ? [drift] : []),
    ...(tests.length > 0
      ? [{ name: `tests: ${tests.length} files`, command: [...vitest, ...tests], mostSeconds: 45 } as const]
      : []),
  ];
}
