/** The path of the first of these programs that is on the PATH. */
export function findProgram(...names: string[]): string | undefined;
/** The path of a Chromium or Chrome, as people have it where there is one: for figures and pictures. */
export function findChromium(): string | undefined;
/** Without what only a window needs, where there is such a one: tests take two thirds of the time. */
export function findHeadlessChromium(): string | undefined;
/** The folder with the programs of a PostgreSQL server, 15 or newer. */
export function findPostgres(): string | undefined;
/** The path of PgBouncer. */
export function findPgbouncer(): string | undefined;
/** The path of pg_auto_failover's program. */
export function findPgAutoctl(): string | undefined;
/** The path of nginx. */
export function findNginx(): string | undefined;
