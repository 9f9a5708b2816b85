import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleGraph } from './module-graph.ts'

type Stylesheets = {
  /** The variables of both themes. */
  tokens: string
  /** The variables, and what every component needs of a reset. */
  core: string
  /** The classes and elements of text and layout, which most components share. */
  layout: string
  reset: string
  /** Everything except the reset. */
  all: string
  /** The rules that the components of an entry point need, without the shared ones. */
  of: (module: string) => Promise<string>
}

const TOKENS = 'theme/themes.css.ts'
// Only the published classes have the prefix that it selects.
const OWN = 'theme/own-elements.css.ts'
const RESET = 'theme/reset.css.ts'
const LAYOUT = ['theme/own-text.css.ts', 'theme/sprinkles.css.ts', 'theme/text.css.ts']
/** An element in a built module that needs the rules of text and fields. */
const TEXT = /\bjsxs?\(\s*"(?:h[1-4]|p|[uod]l|dd|figure|fieldset|legend|input|select|textarea)"/
const CORE = [TOKENS, OWN]
/** The first line of a stylesheet whose components need `layout` too. */
const NEEDS_LAYOUT = '/* Needs layout.css. */\n'
const isShared = (file: string) => CORE.includes(file) || LAYOUT.includes(file)

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
  const components = async (module: string) => (await filesOf(module)).filter((file) => !isShared(file))
  const hasText = async (module: string) => {
    const codes = (await needed(module)).map((each) => readFile(join(folder, each), 'utf8'))
    return (await Promise.all(codes)).some((code) => TEXT.test(code))
  }
  return {
    tokens: text([TOKENS]),
    core: text(CORE),
    layout: text(LAYOUT),
    reset: text([RESET]),
    all: text([...CORE, ...LAYOUT, ...(await components('index.js'))]),
    of: async (module) => {
      const hasClasses = (await filesOf(module)).some((file) => LAYOUT.includes(file))
      const needsLayout = hasClasses || (await hasText(module))
      return (needsLayout ? NEEDS_LAYOUT : '') + text(await components(module))
    },
  }
}

const OPEN = '@layer tributary{'

/** Joins blocks of one layer to one block. */
const joinLayers = (blocks: readonly string[]): string => {
  const rules = blocks.map((block) => block.trim().slice(OPEN.length, -1)).join('')
  return rules === '' ? '' : `${OPEN}${rules}}\n`
}
