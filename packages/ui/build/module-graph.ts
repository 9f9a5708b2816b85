import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const importing = /\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g

/** Returns the modules that a built module imports, also later, in their order. Paths start at the folder. */
async function importsOf(folder: string, module: string): Promise<string[]> {
  const code = await readFile(join(folder, module), 'utf8')
  return [...code.matchAll(importing)].map(([, path = '']) => join(dirname(module), path))
}

/** Returns a function that lists everything a built module needs, each module after those it imports. */
export function moduleGraph(folder: string): (module: string) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>()
  const imports = (module: string) => {
    const found = known.get(module) ?? importsOf(folder, module)
    known.set(module, found)
    return found
  }
  return async (module) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const visit = async (each: string) => {
      if (seen.has(each)) return
      seen.add(each)
      for (const imported of await imports(each)) await visit(imported)
      found.add(each)
    }
    await visit(module)
    return [...found]
  }
}
