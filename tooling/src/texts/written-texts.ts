import type { DeclaredCatalogue } from './text-parameters.ts'

/** A function of a catalogue that can be called with a number: the name of the text, and the call. */
export type CountedText = { name: string; write: (count: number) => string }

/** A name in a sentence. It contains the sign that stands for the number in the forms of a plural. */
export const sampleName = 'A#B'

const samples: Readonly<Record<string, unknown>> = {
  number: 7,
  string: sampleName,
  'string | null': sampleName,
  'string | undefined': sampleName,
  'string | null | undefined': sampleName,
  boolean: true,
  unknown: sampleName,
  'readonly string[]': [sampleName, 'C'],
  'readonly unknown[]': [sampleName, 'C'],
}

/** Samples of the types of parameters, by the names of the types. */
export type Samples = Readonly<Record<string, unknown>>

/**
 * Returns the texts of a catalogue that take a number, each with its other parameters filled in: once for each of its
 * numbers. A text whose parameters are declared elsewhere takes a count.
 */
export function countedTexts(declared: DeclaredCatalogue, texts: object, more: Samples): CountedText[] {
  return functionsIn(texts, []).flatMap(({ path, write }) => {
    const types = declared.parameters.get(path) ?? ['number']
    return types.flatMap((type, place) => {
      if (type !== 'number') return []
      const name = `${declared.name} ${path}${types.indexOf('number') === place ? '' : ` (${place + 1})`}`
      return [{ name, write: (count: number) => written(write, types, more, { place, count }) }]
    })
  })
}

/** Returns every text of a catalogue, each as it is with samples. */
export const sampleTexts = (declared: DeclaredCatalogue, texts: object, more: Samples): [string, string][] =>
  functionsIn(texts, []).map(({ path, write }) => [
    `${declared.name} ${path}`,
    written(write, declared.parameters.get(path) ?? ['number'], more),
  ])

type Write = (...values: unknown[]) => unknown

function functionsIn(texts: object, path: readonly string[]): { path: string; write: Write }[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) => {
    const here = [...path, key]
    if (typeof text === 'function') return [{ path: here.join('.'), write: text as Write }]
    return typeof text === 'object' && text !== null ? functionsIn(text, here) : []
  })
}

function written(
  write: Write,
  types: readonly string[],
  more: Samples,
  counted?: { place: number; count: number },
): string {
  const values = types.map((type, place) =>
    place === counted?.place ? counted.count : sampleOf(type, { ...samples, ...more }),
  )
  const text = write(...values)
  const parts = typeof text === 'object' && text !== null ? Object.values(text) : [text]
  return parts.join('').replaceAll(/[\u2066-\u2069]/g, '')
}

function sampleOf(type: string, known: Samples): unknown {
  if (type in known) return known[type]
  const [, literal] = /^'([^']+)'/.exec(type) ?? []
  if (literal === undefined) throw new Error(`There is no sample of the type ${type}.`)
  return literal
}
