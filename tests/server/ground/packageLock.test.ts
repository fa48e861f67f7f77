import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

// npm drops from the lock what its registry does not have, as a mirror may lack the packages of other platforms;
// then `npm ci` refuses the lock in a fresh clone, though nobody notices where everything is installed.
test('every package that a locked package asks for is locked, for other platforms too', () => {
  const lock = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const packages: Record<string, LockedPackage> = JSON.parse(lock).packages;
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map((name) => `${name}, wanted by ${path || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for a package from a folder, nearest first. */
function placesOf(path: string, name: string): string[] {
  const parents = path === '' ? [] : path.split(/\/?node_modules\//).slice(1);
  return parents
    .map(
      (_, depth) =>
        `${parents
          .slice(0, parents.length - depth)
          .map((parent) => `node_modules/${parent}`)
          .join('/')}/node_modules/${name}`,
    )
    .concat(`node_modules/${name}`);
}
