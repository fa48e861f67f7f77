/** The migrated, empty database of the test server, from which each test's own is copied. */
export const TEMPLATE = 'template_panel';
/** The same with all foundation-owned tables in hash partitions. */
export const DISTRIBUTED_TEMPLATE = 'template_distributed';
