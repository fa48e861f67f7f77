import { join } from 'node:path';

/** What starts of the server leave to the next ones; goes with the packages it was made by. */
export const CACHE_FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache');
