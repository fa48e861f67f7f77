import { generalPaths } from './generalPaths.ts';
import { operationPaths } from './generated/pages.ts';

/**
 * Pages of the panel (specification, section 2, and pages it mentions elsewhere): address, i18n key of the
 * title, and whether they are public. The server uses them for links in mails.
 *
 * @example
 * paths.overview.getHref(); // '/overview'
 * paths.restoreAccount.getHref({ query: { token } }); // '/restore-account?token=…'
 */
export const paths = { ...generalPaths, ...operationPaths };

for (const [name, path] of Object.entries(paths)) Object.assign(path, { title: `shell.titles.${name}` });
