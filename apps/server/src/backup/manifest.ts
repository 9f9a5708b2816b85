import { z } from 'zod'

/** The version of the format. A change that an older version cannot read increases it. */
export const FORMAT_VERSION = 1

const column = z.strictObject({ name: z.string(), type: z.string(), notNull: z.boolean() })

const table = z.strictObject({
  /** Null for the schema of our tables, whose name may differ where the backup is restored. */
  schema: z.string().nullable(),
  name: z.string(),
  comment: z.string().nullable(),
  columns: z.array(column),
  /** Names and definitions of keys and checks. */
  constraints: z.array(z.strictObject({ name: z.string(), definition: z.string() })),
  indexes: z.array(z.string()),
  rows: z.number().int().min(0),
  bytes: z.number().int().min(0),
  /** SHA-256 of the rows in the text format of COPY, in hexadecimal. */
  sha256: z.string(),
})

/** The last entry of a backup. It describes the others. */
export const manifestSchema = z.strictObject({
  format: z.literal('tributary-backup'),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** The migrations of the database, by name. */
  migrations: z.array(z.string()),
  /** How many lasting secrets each encryption key seals, by the id of the key. */
  sealedWith: z.record(z.string(), z.number().int()),
  /** The schemas of organisations, with the comment that names the owner. */
  schemas: z.array(z.strictObject({ name: z.string(), comment: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** What the database also has and the backup does not, such as views. */
  leftOut: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = Manifest['tables'][number]
export type TableShape = Omit<TableEntry, 'rows' | 'bytes' | 'sha256'>

export const entryNames = {
  manifest: 'manifest.json',
  manifestSum: 'manifest.sha256',
  chunk: (table: number, chunk: number) =>
    `tables/${String(table).padStart(6, '0')}/${String(chunk).padStart(6, '0')}.copy.zst`,
} as const

/** Returns the number of the table that an entry belongs to. */
export function tableOf(entry: string): number | undefined {
  const found = /^tables\/(\d{6,})\/\d{6,}\.copy\.zst$/.exec(entry)?.[1]
  return found === undefined ? undefined : Number(found)
}
