import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import ts from 'typescript'

/** One import of a product file: both paths are relative to the folder that was read. */
export type Import = { from: string; to: string }

const isProduct = (file: string) => !/\.(test|stories|samples|docs)\.tsx?$|(^|\/)(test|testing)\//.test(file)

/** Returns every relative import between the product files of a folder, type-only and lazy ones included. */
export function importsIn(folder: string): Import[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.split(sep).join('/'))
    .filter(isProduct)
  const known = new Set(files)
  return files.flatMap((from) =>
    importedBy(join(folder, from))
      .map((specifier) =>
        relative(folder, join(folder, dirname(from), specifier))
          .split(sep)
          .join('/'),
      )
      .filter((to) => known.has(to))
      .map((to) => ({ from, to })),
  )
}

function importedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
  return importedFiles.map(({ fileName }) => fileName).filter((specifier) => specifier.startsWith('.'))
}
