import { resolveApiUrl } from './resolveApiUrl.ts';

/** Said when the panel is built (vite.config.ts), and to tests (tests/vitest.config.ts). */
declare const __API_URL__: string;

/** The base of the API, any server that keeps the contract. */
export const apiUrl = resolveApiUrl(__API_URL__);
