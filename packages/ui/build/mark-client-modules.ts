import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clientModules } from './client-modules.ts'

/** Writes "use client" at the start of each built module that needs the browser, and of no other. */
export async function markClientModules(source: string, folder: string, modules: readonly string[]) {
  const texts = await Promise.all(modules.map((path) => readFile(join(source, path), 'utf8')))
  for (const path of clientModules(new Map(modules.map((path, place) => [path, texts[place] ?? ''])))) {
    const file = join(folder, path.replace(/\.tsx?$/, '.js'))
    await writeFile(file, `"use client";\n${await readFile(file, 'utf8')}`)
  }
}
