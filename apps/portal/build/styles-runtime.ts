type Value = string | number
/** A value for each condition. */
type Conditional = Readonly<Record<string, Value | null | undefined>>
type Props = Readonly<Record<string, Value | Conditional | null | undefined>>

/** The values of properties, in the order of their classes. */
type Values = Readonly<Record<string, string>>

type Recipe = {
  defaultClassName: string
  variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>
  defaultVariants: Readonly<Record<string, unknown>>
  compoundVariants: readonly (readonly [when: Readonly<Record<string, unknown>>, className: string])[]
}

/** Separates the values of a property. */
export const BETWEEN = '|'

/**
 * Replaces the sprinkles function of vanilla-extract: the same class names from a table without them, because they are
 * numbered in the order of the values.
 */
export function createSprinkles(
  prefix: string,
  conditions: readonly string[],
  responsive: Values,
  fixed: Values,
  shorthands: Readonly<Record<string, readonly string[]>>,
) {
  let next = 0
  const table = new Map(
    [responsive, fixed].flatMap((properties) =>
      Object.entries(properties).map(([name, text]) => {
        const values = text.split(BETWEEN)
        const step = properties === responsive ? conditions.length : 1
        const first = next
        next += values.length * step
        const classOf = (value: Value, condition: string) =>
          prefix +
          (first + values.indexOf(`${value}`) * step + Math.max(0, conditions.indexOf(condition))).toString(
            36,
          )
        return [name, classOf] as const
      }),
    ),
  )
  const sprinkles = (props: Props) => {
    const all: Record<string, Props[string]> = {}
    for (const [name, mapped] of Object.entries(shorthands))
      if (props[name] != null) for (const property of mapped) all[property] = props[name]
    for (const [name, value] of Object.entries(props))
      if (value != null && !shorthands[name]) all[name] = value
    return Object.entries(all)
      .flatMap(([name, value]) =>
        Object.entries(typeof value === 'object' ? { ...value } : { '': value }).map(
          ([condition, one]) => one != null && table.get(name)?.(one, condition),
        ),
      )
      .filter(Boolean)
      .join(' ')
  }
  return Object.assign(sprinkles, { properties: new Set([...Object.keys(shorthands), ...table.keys()]) })
}

/** Replaces the function behind a recipe of vanilla-extract. */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, defaultVariants, compoundVariants }: Recipe) =>
  (options: Readonly<Record<string, unknown>> = {}): string => {
    const chosen = (name: string) => options[name] ?? defaultVariants[name]
    const classes = Object.keys({ ...defaultVariants, ...options }).map(
      (name) => variantClassNames[name]?.[`${chosen(name)}`],
    )
    const compound = compoundVariants.map(
      ([when, className]) =>
        Object.entries(when).every(([name, value]) => chosen(name) === value) && className,
    )
    return [defaultClassName, ...classes, ...compound].filter(Boolean).join(' ')
  }
