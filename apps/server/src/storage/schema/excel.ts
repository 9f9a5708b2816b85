/** The Excel structure, security groups, and what users are linked to. */
export type ExcelTables = Record<never, never>
