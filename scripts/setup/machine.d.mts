/** The path of the first of these programs that is on the PATH. */
export function findProgram(...names: string[]): string | undefined;
/** The path of a Chromium or Chrome. */
export function findChromium(): string | undefined;
/** The folder with the programs of a PostgreSQL server, 15 or newer. */
export function findPostgres(): string | undefined;
/** The path of PgBouncer. */
export function findPgbouncer(): string | undefined;
