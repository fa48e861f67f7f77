// Locates programs that the tests need; plain JavaScript because setup.mjs runs it before anything is
// installed. Types are in machine.d.mts.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function findProgram(...names) {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/local/bin',
    '/usr/bin',
    '/usr/sbin',
    '/bin',
  ];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const headlessShell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium() {
  return findProgram(...browsers, headlessShell);
}

export function findHeadlessChromium() {
  return findProgram(headlessShell, ...browsers);
}

export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((version) => version >= 15)
    : [];
  // The oldest supported version comes first.
  const folders = versions.sort((a, b) => a - b).map((version) => join(debian, String(version), 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...folders, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))),
  );
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
