import { type ParseArgsConfig, parseArgs } from 'node:util';
import { StartError } from '../../src/server/core/config/StartError.ts';

/**
 * Parses a command's arguments.
 *
 * @param usage the command with its arguments
 * @throws {StartError} in one line, with the problem and the usage
 * @example readArguments('npm run generate [-- --check]', { options: { check: { type: 'boolean' } } })
 */
export function readArguments<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Drop Node's further explanation of options.
    const [reason] = error instanceof Error ? error.message.split(/\.\s/) : [String(error)];
    throw new StartError(`${reason}. It takes: ${usage}`);
  }
}

/**
 * @param wanted non-empty inputs; an empty list selects all names
 * @param isMeant whether an input selects a name; default: equality
 * @returns the selected names, in order
 * @throws {StartError} listing the names, when an input selects none
 * @example chooseNames('--data', ['usual', 'none'], ['none'])
 */
export function chooseNames<Name extends string>(
  option: string,
  names: readonly Name[],
  wanted: readonly string[] | undefined,
  isMeant: (name: Name, written: string) => boolean = (name, written) => name === written,
): readonly Name[] {
  if (wanted === undefined) return names;
  const unknown = wanted.find((written) => written === '' || !names.some((name) => isMeant(name, written)));
  if (unknown === undefined) return names.filter((name) => wanted.some((written) => isMeant(name, written)));
  throw new StartError(`${option} takes one or more of ${names.join(', ')}, not ${unknown || '""'}.`);
}

/**
 * @param text may have underscores, as in 100_000
 * @throws {StartError} naming the option and the accepted values
 */
export function readWholeNumber(
  option: string,
  text: string,
  { least = 1, most = 10_000_000 }: { least?: number; most?: number } = {},
): number {
  const digits = text.replaceAll('_', '');
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(
    `${option} takes a whole number from ${least} to ${Math.floor(most)}, not ${JSON.stringify(text)}.`,
  );
}
