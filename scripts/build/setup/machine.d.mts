/** Path of the first of these programs found on the PATH. */
export function findProgram(...names: string[]): string | undefined;
/** Path of Chromium or Chrome, preferably a regular one as users have: for measurements and screenshots. */
export function findChromium(): string | undefined;
/** Preferably the headless shell, in which tests take two thirds of the time. */
export function findHeadlessChromium(): string | undefined;
/** Folder of the programs of PostgreSQL 15 or newer. */
export function findPostgres(): string | undefined;
