import type { TableName } from '../table-name.ts'

/** Quotes an identifier. Names come from files and settings, so no statement may contain them unquoted. */
export const bracketIdentifier = (name: string): string => `[${name.replaceAll(']', ']]')}]`

export const bracketTable = ({ schema, name }: TableName): string =>
  `${bracketIdentifier(schema)}.${bracketIdentifier(name)}`

export const bracketList = (names: readonly string[]): string => names.map(bracketIdentifier).join(', ')
