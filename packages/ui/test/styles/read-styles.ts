import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * Evaluates every *.css.ts without a bundler and prints as JSON: the rules of each class, the classes that each
 * composition joins, and the classes of each export. Run by Node: `node read-styles.ts <source folder>`.
 */
const [, , folder = '.'] = process.argv

const isStyles = (url: string) => url.startsWith('file:') && url.endsWith('.css.ts')

// Does the work of the bundler's plugin: records the file of each class.
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!isStyles(url)) return loaded
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const scope = `import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';setFileScope(${JSON.stringify(url)});`
    return { ...loaded, format: 'module-typescript', source: `${scope}\n${source}\n;endFileScope()` }
  },
})

const rules: { file: string; selector: string; rule: unknown }[] = []
const compositions: { file: string; own: string; classes: string[] }[] = []
const { setAdapter } = await import('@vanilla-extract/css/adapter')
setAdapter({
  appendCss: (css, { filePath: file }) => {
    if (css.type === 'local') rules.push({ file, selector: css.selector, rule: css.rule })
  },
  registerClassName: () => {},
  registerComposition: ({ identifier, classList }, { filePath: file }) =>
    void compositions.push({ file, own: identifier, classes: classList.split(' ') }),
  markCompositionUsed: () => {},
  onEndFileScope: () => {},
  getIdentOption: () => 'debug',
})

const exported: Record<string, Record<string, string[]>> = {}
for (const file of globSync('**/*.css.ts', { cwd: folder })) {
  const url = pathToFileURL(`${folder}/${file}`).href
  const module: object = await import(url)
  exported[url] = Object.fromEntries(Object.entries(module).map(([name, value]) => [name, classesOf(value)]))
}

/** Returns every class that an export can stand for: a class list, variants or a recipe. */
function classesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ')
  if (typeof value === 'function') return classesOfRecipe(Reflect.get(value, '__recipe__'))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(classesOf) : []
}

/** Returns the classes of a recipe. Other serialised functions, such as sprinkles, have no classes to merge. */
function classesOfRecipe(serialised: { args: [Partial<RecipeClasses>] } | undefined): string[] {
  const [made] = serialised?.args ?? []
  if (!made?.compoundVariants) return []
  const compound = made.compoundVariants.map(([, classes]) => classes)
  return [made.defaultClassName, made.variantClassNames, compound].flatMap(classesOf)
}

type RecipeClasses = {
  defaultClassName: string
  variantClassNames: object
  compoundVariants: [unknown, string][]
}

process.stdout.write(JSON.stringify({ rules, compositions, exported }))
