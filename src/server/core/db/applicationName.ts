import program from '../../../../package.json' with { type: 'json' };

/** How the operator of a PostgreSQL server sees connections of ours: the program's name, and what they are for. */
export function applicationName(purpose?: string): string {
  return [program.name, purpose].filter(Boolean).join('-');
}
