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
