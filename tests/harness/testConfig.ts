import { type Config, readConfig } from '../../src/server/core/config/config.ts';

/** Configuration of a server under test: the defaults without the demo, plus overrides. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return { ...readConfig({ DEMO: '0', ORGANIZATION_APPROVAL: 'automatic' }), ...overrides };
}
