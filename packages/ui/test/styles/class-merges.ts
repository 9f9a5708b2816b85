import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * The stylesheet exports, as `path#name`, that one element has at the same time. The exports of one group are
 * alternatives, such as the two branches of a condition.
 */
export type Merge = { where: string; groups: string[][] }

/** The exports that a layout primitive gets as `className`, and the style properties that its other props set. */
export type LayoutClass = { where: string; given: string[]; properties: string[] }

type Source = { path: string; text: string; styles: Map<string, string>; components: Map<string, string> }

const importing = /import (?:type )?(?:\* as (\w+)|\{([^}]+)\}) from '(\.[^']+)'/g

function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const source: Source = { path, text, styles: new Map(), components: new Map() }
  for (const [, namespace, names = '', from = ''] of text.matchAll(importing)) {
    const file = resolve(dirname(path), from)
    const isStyles = file.endsWith('.css.ts')
    if (namespace && isStyles) source.styles.set(namespace, file)
    for (const each of names.split(',')) {
      const [name = '', alias = name] = each
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      if (name) (isStyles ? source.styles : source.components).set(alias, isStyles ? `${file}#${name}` : file)
    }
  }
  return source
}

/** Returns the text between a bracket and its closing bracket. */
function bracketed(text: string, from: number, [open, close]: [string, string]): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (text[at] === open) depth++
    if (text[at] === close && --depth === 0) return text.slice(from + 1, at)
  }
  return ''
}

/** Returns the stylesheet exports that an expression names. */
const exportsIn = (expression: string, { styles }: Source): string[] =>
  [...styles].flatMap(([name, file]) =>
    file.includes('#')
      ? new RegExp(`(?<![\\w.])${name}\\b`).test(expression)
        ? [file]
        : []
      : [...expression.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(
          ([, member]) => `${file}#${member}`,
        ),
  )

const callsIn = ({ text }: Source): string[][] =>
  [...text.matchAll(/\bclassNames\(/g)].map(({ index }) =>
    argumentsIn(bracketed(text, index + 10, ['(', ')'])),
  )

/** Splits a list at its commas, except those within brackets. */
const argumentsIn = (list: string): string[] =>
  list.replaceAll(/\([^()]*\)|\{[^{}]*\}/g, (inner) => inner.replaceAll(',', ';')).split(',')

/**
 * Returns the classes that a component puts on the element with its `className`. A class that depends on a prop, like
 * `alone && styles.alone`, counts only if the element has that prop.
 */
const ownOf = (source: Source, element: string): string[][] =>
  callsIn(source)
    .filter((call) => call.some((each) => each.trim() === 'className'))
    .flatMap((call) => call.filter((each) => hangsOn(each).every((property) => element.includes(property))))
    .map((each) => exportsIn(each, source))

const hangsOn = (expression: string): string[] => /^\s*(\w+) && /.exec(expression)?.slice(1) ?? []

const line = ({ text }: Source, index: number) => text.slice(0, index).split('\n').length

const readSources = (folder: string): Map<string, Source> =>
  new Map(
    globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.{test,stories,samples}.tsx'] })
      .map((path) => readSource(resolve(folder, path)))
      .map((source) => [source.path, source]),
  )

/** Returns every element whose classes come from more than one stylesheet. */
export function classMerges(folder: string): Merge[] {
  const sources = readSources(folder)
  return [...sources.values()].flatMap((source) => [...joined(source), ...handedOver(source, sources)])
}

const joined = (source: Source): Merge[] =>
  callsIn(source).map((call) => ({
    where: source.path,
    groups: call.map((each) => exportsIn(each, source)),
  }))

/** `<Button className={styles.wide}>`: the class meets the component's own classes. */
function handedOver(source: Source, sources: ReadonlyMap<string, Source>): Merge[] {
  return [...source.text.matchAll(/<([A-Z]\w*)\b[^<>]*?\bclassName=\{/g)].flatMap(
    ({ 0: tag, 1: name = '', index }) => {
      const component = sources.get(source.components.get(name) ?? '')
      const given = exportsIn(bracketed(source.text, index + tag.length - 1, ['{', '}']), source)
      const element = tag + source.text.slice(index + tag.length).split(/\/>|>\n/)[0]
      const where = `${source.path}:${line(source, index)}`
      return component ? [{ where, groups: [given, ...ownOf(component, element)] }] : []
    },
  )
}

/** The properties that each layout primitive sets without a prop. */
const ownProperties: Record<string, readonly string[]> = {
  Stack: ['display', 'gridTemplateColumns'],
  Inline: ['display', 'alignItems'],
  Columns: ['display', 'gridTemplateColumns'],
  Text: [],
}

const shorthands: Record<string, readonly string[]> = {
  paddingX: ['paddingLeft', 'paddingRight'],
  paddingY: ['paddingTop', 'paddingBottom'],
  size: ['fontSize', 'lineHeight'],
  wrap: ['flexWrap'],
}

/** Returns every layout primitive that also has a class. */
export function layoutClasses(folder: string): LayoutClass[] {
  return [...readSources(folder).values()].flatMap((source) =>
    [...source.text.matchAll(/<(Stack|Inline|Columns|Text)\b[^<>]*?\bclassName=\{/g)].map(
      ({ 0: tag, 1: name = '', index }) => {
        const end = index + tag.length - 1
        const element = tag + source.text.slice(end).split(/\/>|>\n|>[^=]/)[0]
        const props = [...element.matchAll(/\b(\w+)(?==[{"]|\s|$)/g)].map(([, prop = '']) => prop)
        return {
          where: `${source.path}:${line(source, index)}`,
          given: exportsIn(bracketed(source.text, end, ['{', '}']), source),
          properties: [...(ownProperties[name] ?? []), ...props.flatMap((prop) => shorthands[prop] ?? prop)],
        }
      },
    ),
  )
}
