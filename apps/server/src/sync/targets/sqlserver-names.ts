import type { TargetTable } from '../engine/target-table.ts'

/** An identifier as SQL Server spells it. */
export const bracketed = (name: string): string => `[${name.replaceAll(']', ']]')}]`

export const tableName = ({ schema, name }: TargetTable): string => `${bracketed(schema)}.${bracketed(name)}`

export const listed = (names: readonly string[]): string => names.map(bracketed).join(', ')
