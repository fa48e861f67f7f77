import program from '../../../../package.json' with { type: 'json' };

/** `application_name` of our connections, as the PostgreSQL operator sees it: the program and the purpose. */
export function applicationName(purpose?: string): string {
  return [program.name, purpose].filter(Boolean).join('-');
}
