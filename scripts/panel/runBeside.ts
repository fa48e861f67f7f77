import { spawn } from 'node:child_process';

/** Runs another Node program that shares our terminal and our end: when one of the two stops, so does the other. */
export function runBeside(args: readonly string[], environment: Readonly<Record<string, string>>): void {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
  process.on('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}
