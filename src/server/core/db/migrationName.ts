/** Names of the files in `migrations` that run, in their order; the rest of the name says what changes. */
export const migrationName = /^\d{4}_\w+\.ts$/;
