import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { BETWEEN } from './styles-runtime.ts'

const runtime = resolve(import.meta.dirname, 'styles-runtime.ts')

type Property =
  | { mappings: string[] }
  | { values: Record<string, { defaultClass: string; conditions?: Record<string, string> }> }
type Properties = { conditions?: { conditionNames: string[] }; styles: Record<string, Property> }

/** Functions of vanilla-extract in the browser are replaced by smaller ones, and the table of sprinkles by a shorter one. */
export const smallerStyles: Plugin = {
  name: 'smaller-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === '@vanilla-extract/recipes/createRuntimeFn' ? runtime : null),
  transform: {
    order: 'post',
    filter: { code: '@vanilla-extract/sprinkles/createRuntimeSprinkles' },
    handler(code) {
      const [, before, table] = /^(.*?= )\w+(\(.*\));?\s*$/s.exec(code) ?? []
      if (!before || !table) return this.error('The sprinkles are not written as expected')
      const sets: Properties[] = new Function(`return [${table.slice(1, -1)}]`)()
      const styles = before.replace(/import \{[^}]*\} from ['"]@vanilla-extract[^;\n]*;?/, '')
      return `import { createSprinkles } from ${JSON.stringify(runtime)};\n${styles}createSprinkles(${shortTable(sets)});`
    },
  },
}

/** Returns the arguments for the short table, after a check that the classes are numbered as it assumes. */
export function shortTable(sets: readonly Properties[]): string {
  const conditions = sets.flatMap((set) => set.conditions?.conditionNames ?? [])
  const properties = sets.flatMap((set) => Object.entries(set.styles))
  const withValues = properties.flatMap(([name, one]) =>
    'values' in one ? [{ name, values: one.values }] : [],
  )
  const classes = withValues.flatMap(({ values }) =>
    Object.values(values).flatMap((one) =>
      one.conditions ? Object.values(one.conditions) : [one.defaultClass],
    ),
  )
  const prefix = classes[0]?.slice(0, -1)
  if (classes.some((name, place) => name !== `${prefix}${place.toString(36)}`))
    throw new Error('The classes of the sprinkles are not in the order of their values')
  const tableOf = (isResponsive: boolean) =>
    Object.fromEntries(
      withValues
        .filter(({ values }) => Object.values(values).some((one) => one.conditions) === isResponsive)
        .map(({ name, values }) => [name, Object.keys(values).join(BETWEEN)]),
    )
  const shorthands = properties.flatMap(([name, one]) => ('mappings' in one ? [[name, one.mappings]] : []))
  return [prefix, conditions, tableOf(true), tableOf(false), Object.fromEntries(shorthands)]
    .map((argument) => JSON.stringify(argument))
    .join()
}
