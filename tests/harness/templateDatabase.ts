/** The migrated, empty database of the test server that each test's own is copied from. */
export const TEMPLATE = 'template_panel';
/** The same with all tables of foundations in hash partitions by the foundation. */
export const DISTRIBUTED_TEMPLATE = 'template_distributed';
