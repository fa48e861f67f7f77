export interface Check {
  readonly name: string;
  /** A program of node_modules/.bin and what it is called with. */
  readonly command: readonly [program: string, ...args: string[]];
}

/** TypeScript 7, in which the types are checked; the other one makes types from the contract. */
export const nativeCompiler = 'node_modules/typescript-native/bin/tsc';

/** The longest first, because the others run beside it. */
export const checks: readonly Check[] = [
  { name: 'types', command: ['node', nativeCompiler, '--project', '.'] },
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '.'] },
  {
    name: 'import rules',
    command: ['depcruise', '--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests'],
  },
  { name: 'unused files, exports and packages', command: ['knip'] },
  { name: 'contract drift', command: ['node', 'scripts/generate/generate.ts', '--check'] },
  { name: 'breaking changes of the contract', command: ['node', 'scripts/generate/contract-diff.ts'] },
];
