/** The migrated, empty database of the test server that each test's own is copied from. */
export const TEMPLATE = 'template_panel';
