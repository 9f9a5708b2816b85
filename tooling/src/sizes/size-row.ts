/** Compressed bytes, and how many are allowed. */
export type Size = { bytes: number; limit: number }

/** A file or program that users pay for. */
export type SizeRow = {
  kind: 'program' | 'stylesheet' | 'entry'
  name: string
  script?: Size
  styles?: Size
  /** The shared stylesheet that an entry needs besides the core. */
  needs?: string
}

/** The sizes of a published package. */
export type PackageSizes = { name: string; rows: readonly SizeRow[] }

/** The limits of a package in bytes, as `size-limits.json` has them. */
export type SizeLimits = {
  stylesheets?: Record<string, number>
  entries: Record<string, { script: number; styles?: number }>
}

/** Returns a sentence for each size above its limit, and for each without one. */
export const sizeProblems = ({ name, rows }: PackageSizes): string[] =>
  rows.flatMap((row) =>
    (['script', 'styles'] as const).flatMap((part) => {
      const size = row[part]
      if (!size || size.bytes <= size.limit) return []
      return `${name}: the ${part} of ${row.name} has ${size.bytes} bytes, and its limit is ${size.limit}. To allow more: pnpm sizes accept`
    }),
  )
