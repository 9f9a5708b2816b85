/** A table and the schema it is in. */
export type TableName = { readonly schema: string; readonly name: string }
