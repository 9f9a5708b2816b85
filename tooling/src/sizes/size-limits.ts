import type { PackageSizes, Size, SizeLimits } from './size-row.ts'

/** Returns limits a tenth above the sizes, in hundreds of bytes. */
export function limitsOf({ rows }: PackageSizes): SizeLimits {
  const sheets = rows.filter(({ kind }) => kind === 'stylesheet')
  const entries = rows.filter(({ kind }) => kind === 'entry')
  return {
    ...(sheets.length > 0 && {
      stylesheets: Object.fromEntries(sheets.map(({ name, styles }) => [name, above(styles)])),
    }),
    entries: Object.fromEntries(
      entries.map(({ name, script, styles }) => [
        name,
        { script: above(script), ...(styles && { styles: above(styles) }) },
      ]),
    ),
  }
}

const above = (size: Size | undefined) => Math.ceil(((size?.bytes ?? 0) * 11) / 1_000) * 100
