import { parseArgs } from 'node:util';
import { StartError } from '../../src/server/StartError.ts';
import type { Scenario, Size } from './Scenario.ts';

/**
 * @returns the scenario that is named, and its size with what the options change
 * @throws {StartError} that lists the scenarios or options there are
 */
export function readCommand(
  args: readonly string[],
  scenarios: Readonly<Record<string, Scenario>>,
): { name: string; scenario: Scenario; size: Size } {
  const [name = '', ...options] = args;
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) {
    const list = Object.entries(scenarios).map(
      ([key, { about, size }]) => `  ${key}${usage(size)}\n      ${about}`,
    );
    throw new StartError(['npm run soak -- NAME', ...list].join('\n'));
  }
  return { name, scenario, size: { ...scenario.size, ...readSize(name, scenario.size, options) } };
}

function readSize(name: string, size: Size, args: readonly string[]): Size {
  try {
    const options = Object.fromEntries(Object.keys(size).map((key) => [key, { type: 'string' } as const]));
    const { values } = parseArgs({ args: [...args], options });
    const given = Object.entries(values).map(([key, value]) => [key, Number(value)] as const);
    if (given.every(([, value]) => Number.isInteger(value) && value > 0)) return Object.fromEntries(given);
  } catch {
    // An option that it does not have.
  }
  throw new StartError(`It takes whole numbers: npm run soak -- ${name}${usage(size)}`);
}

function usage(size: Size): string {
  return Object.entries(size)
    .map(([key, value]) => ` [--${key} ${value}]`)
    .join('');
}
