import { generatePath } from 'react-router';

/**
 * Address of a record's page.
 * @param pattern with one parameter, which is the record's id; without one, it is no record's page
 * @example recordHref('/volunteer/:profileId', id)
 */
export function recordHref(pattern: string, id: string): string | undefined {
  const [, name] = /:(\w+)/.exec(pattern) ?? [];
  return name === undefined ? undefined : generatePath(pattern, { [name]: id });
}
