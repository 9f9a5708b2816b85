import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { run } from '../run.ts'
import { workspace } from '../workspace.ts'
import { connectorKind } from './connector-kind.ts'
import { connectorPage } from './connector-page.ts'
import { registered, registrations } from './registrations.ts'
import { example, nameProblem, renamed, type SourceNames, sourceNames } from './source-names.ts'

/** The files of a new source, relative to the root, or the sentence that says why there are none. */
export type Creation =
  | { readonly problem: string }
  | { readonly created: readonly string[]; readonly changed: readonly string[] }

const SOURCES = 'apps/server/src/sync/sources'
const FAKES = 'tooling/fakes/src'
const KINDS = 'packages/domain/src/connectors/kinds'

/**
 * Creates a source as a copy of the example, and registers it. Every content is prepared before the first file is
 * written, and a failure removes what was written, so that nothing is left half-done.
 */
export async function createSource(root: string, name: string): Promise<Creation> {
  const names = sourceNames(name)
  const problem = nameProblem(name) ?? (await takenBy(root, names))
  if (problem !== null) return { problem }
  const created = await filesOf(root, names)
  const [before, changed] = await registrationsOf(root, names)
  try {
    await write(root, created)
    await write(root, changed)
    await format(root, [...created.keys(), ...changed.keys()])
  } catch (error) {
    for (const file of created.keys()) await rm(join(root, file), { force: true })
    for (const folder of [SOURCES, FAKES])
      await rm(join(root, folder, name), { recursive: true, force: true })
    await write(root, before)
    throw error
  }
  return { created: [...created.keys()], changed: [...changed.keys()] }
}

/** Returns the sentence that names what already has this name; null if nothing does. */
async function takenBy(root: string, { kebab, type }: SourceNames): Promise<string | null> {
  const places = [
    join(SOURCES, kebab),
    join(FAKES, kebab),
    join(KINDS, `${kebab}.ts`),
    join('docs/connectors', `${kebab}.md`),
  ]
  const found = places.find((place) => existsSync(join(root, place)))
  if (found) return `${found} exists already. Choose another name.`
  for (const file of await readdir(join(root, KINDS)))
    if ((await readFile(join(root, KINDS, file), 'utf8')).includes(`type: '${type}'`))
      return `The connector type ${type} exists already, in ${join(KINDS, file)}. Choose another name.`
  return null
}

/** The contents of files by their paths. */
type Contents = Map<string, string>

async function filesOf(root: string, names: SourceNames): Promise<Contents> {
  const files: Contents = new Map()
  for (const folder of [SOURCES, FAKES])
    for (const file of await readdir(join(root, folder, example.kebab))) {
      const text = await readFile(join(root, folder, example.kebab, file), 'utf8')
      files.set(join(folder, names.kebab, renamed(file, names)), renamed(text, names))
    }
  files.set(join(KINDS, `${names.kebab}.ts`), connectorKind(names))
  files.set(join('docs/connectors', `${names.kebab}.md`), connectorPage(names))
  return files
}

async function registrationsOf(
  root: string,
  names: SourceNames,
): Promise<[before: Contents, after: Contents]> {
  const [before, after]: [Contents, Contents] = [new Map(), new Map()]
  for (const registration of registrations) {
    const text = await readFile(join(root, registration.file), 'utf8')
    before.set(registration.file, text)
    after.set(registration.file, registered(registration, names, text))
  }
  return [before, after]
}

async function write(root: string, contents: Contents) {
  for (const [file, text] of contents) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** A longer or shorter name changes where lines break and in which order imports are. */
async function format(root: string, files: readonly string[]) {
  const biome = resolve(workspace, 'node_modules/.bin/biome')
  const code = files.filter((file) => file.endsWith('.ts'))
  const outcome = await run(biome, ['check', '--write', '--diagnostic-level=error', ...code], { cwd: root })
  if (outcome.code !== 0) throw new Error(`The new files could not be formatted:\n${outcome.output}`)
}
