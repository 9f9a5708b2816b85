import type { TableName } from '../table-name.ts'

/** Quotes an identifier. Names come from files and settings, so no statement may contain them unquoted. */
export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`

export const quoteTable = ({ schema, name }: TableName) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`

/** Quotes a text for statements that take no parameters. */
export const quoteLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`
