import { execFile } from 'node:child_process';

/** Runs a Node program until it exits, successfully or not. */
export function runNode(
  args: readonly string[],
  { cwd, environment = {} }: { cwd: string; environment?: Record<string, string> },
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...process.env, ...environment }, timeout: 240_000 };
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, stdout, stderr });
    });
  });
}
