import type { Config } from '../config/config.ts';

/** Whether the panel is served by https. */
export function isSecure({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}
