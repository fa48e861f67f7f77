import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { step } from './step.mjs';

const root = join(import.meta.dirname, '../../..');
const modules = join(root, 'node_modules');

/** Runs `npm ci`, unless the installed packages match package-lock.json. */
export function installPackages() {
  if (isInstalled()) return;
  step('installing packages (a minute or two)', () => {
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      env: { ...process.env, PATH: pathOutsideModules() },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error(`The packages could not be installed${npm.error ? `: ${npm.error.message}` : ''}.`);
      process.exit(1);
    }
  });
}

/** npm writes this file last, so an aborted installation does not count. */
function isInstalled() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed) || !existsSync(join(modules, '.bin', 'node'))) return false;
  const found = readPackages(installed);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '') return true;
    // Packages for other platforms are skipped.
    if (!found[path]) return wanted.optional === true;
    return found[path].integrity === wanted.integrity;
  });
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** On a second run this may be the Node of node_modules, which `npm ci` deletes. */
function pathOutsideModules() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.includes(`${sep}node_modules${sep}`)).join(delimiter);
}
