import { generalPaths } from './generalPaths.ts';
import { operationPaths } from './generated/pages.ts';

/**
 * Every page of the panel (specification, section 2, and what it mentions elsewhere): its address, the i18n key of its
 * title, and whether it opens without a session. The server reads it too, for the links in mails.
 *
 * @example
 * paths.overview.getHref(); // '/overview'
 * paths.restoreAccount.getHref({ query: { token } }); // '/restore-account?token=…'
 */
export const paths = { ...generalPaths, ...operationPaths };

for (const [name, path] of Object.entries(paths)) Object.assign(path, { title: `shell.titles.${name}` });
