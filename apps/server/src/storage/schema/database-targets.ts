/** Databases that organisations synchronise to, and the Xero products and tokens that use them. */
export type DatabaseTargetTables = Record<never, never>
