import type { Manifest } from './manifest.ts'

export type BackupSummary = {
  createdAt: string
  tables: number
  rows: number
  /** The last migration of the database. */
  migration: string | null
  /** Objects of the database that the backup does not have, such as views. */
  leftOut: readonly string[]
}

export const summaryOf = ({ createdAt, tables, migrations, leftOut }: Manifest): BackupSummary => ({
  createdAt,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  migration: migrations.at(-1) ?? null,
  leftOut,
})
