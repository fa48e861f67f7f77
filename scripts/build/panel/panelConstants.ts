import { readConfig } from '../../../src/server/core/config/config.ts';
import type { Environment } from '../../../src/server/core/config/variables.ts';

/** Build-time constants of the panel, by the names its modules use. */
export function panelConstants(environment: Environment): Record<string, string> {
  const { apiUrl, links } = readConfig(environment);
  return { __API_URL__: JSON.stringify(apiUrl), __LINKS__: JSON.stringify(links) };
}
