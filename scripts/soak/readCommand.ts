import { StartError } from '../../src/server/StartError.ts';
import { readArguments } from '../options/readArguments.ts';
import { readWholeNumber } from '../options/readWholeNumber.ts';
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
    const unknown = name === '' ? [] : [`There is no ${name}.`];
    throw new StartError([...unknown, 'npm run soak -- NAME', ...list].join('\n'));
  }
  return { name, scenario, size: { ...scenario.size, ...readSize(name, scenario.size, options) } };
}

function readSize(name: string, size: Size, args: readonly string[]): Size {
  const options = Object.fromEntries(Object.keys(size).map((key) => [key, { type: 'string' } as const]));
  const { values } = readArguments(`npm run soak -- ${name}${usage(size)}`, { args: [...args], options });
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, readWholeNumber(`--${key}`, String(value))]),
  );
}

function usage(size: Size): string {
  return Object.entries(size)
    .map(([key, value]) => ` [--${key} ${value}]`)
    .join('');
}
