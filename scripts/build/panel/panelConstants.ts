import { readConfig } from '../../../src/server/core/config/config.ts';
import type { Environment } from '../../../src/server/core/config/variables.ts';

/** What the panel is built with besides its sources, under the names by which its modules know it. */
export function panelConstants(environment: Environment): Record<string, string> {
  const { apiUrl, links } = readConfig(environment);
  return { __API_URL__: JSON.stringify(apiUrl), __LINKS__: JSON.stringify(links) };
}
