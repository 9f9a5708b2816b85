import { moduleGraph } from './module-graph.ts'

type Stylesheets = {
  /** The variables of both themes. */
  tokens: string
  /** The tokens, both themes and the classes that every component shares. */
  core: string
  reset: string
  /** Everything except the reset. */
  all: string
  /** The rules that the components of an entry point need, without the core. */
  of: (module: string) => Promise<string>
}

const TOKENS = 'theme/themes.css.ts'
// Only the published classes have the prefix that it selects.
const OWN = 'theme/own-elements.css.ts'
const RESET = 'theme/reset.css.ts'
const isCore = (file: string) => file.startsWith('theme/') && file !== RESET

/**
 * Puts the stylesheets of a built folder together. The order of two files does not matter: a test checks that no
 * element has classes of two files that set the same property with the same weight.
 */
export async function joinStylesheets(
  folder: string,
  styles: ReadonlyMap<string, string>,
): Promise<Stylesheets> {
  const needed = moduleGraph(folder)
  const filesOf = async (module: string) => {
    const modules = await needed(module)
    return modules.flatMap((each) => (each.endsWith('.css.js') ? each.replace(/\.js$/, '.ts') : []))
  }
  const text = (files: Iterable<string>) => joinLayers([...files].map((file) => styles.get(file) ?? ''))
  const components = async (module: string) => (await filesOf(module)).filter((file) => !isCore(file))
  // The variables come first. Files of the theme that no component imports are for applications.
  const core = [
    ...new Set([
      TOKENS,
      OWN,
      ...(await filesOf('theme/index.js')),
      ...(await filesOf('index.js')).filter(isCore),
    ]),
  ]
  return {
    tokens: text([TOKENS]),
    core: text(core),
    reset: text([RESET]),
    all: text([...core, ...(await components('index.js'))]),
    of: async (module) => text(await components(module)),
  }
}

const OPEN = '@layer tributary{'

/** Joins blocks of one layer to one block. */
const joinLayers = (blocks: readonly string[]): string => {
  const rules = blocks.map((block) => block.trim().slice(OPEN.length, -1)).join('')
  return rules === '' ? '' : `${OPEN}${rules}}\n`
}
