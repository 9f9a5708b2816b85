import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { unknownIn } from '../src/contract/unknown-fields.ts'
import * as lighter from './zod.ts'

it('has every kind of schema that the package uses; a new one is added here before it can be shipped', async () => {
  const used = new Set<string>()
  for await (const file of glob('src/**/*.ts', { cwd: resolve(import.meta.dirname, '..') })) {
    if (/\.test\.ts$|src\/test\//.test(file)) continue
    const source = await readFile(resolve(import.meta.dirname, '..', file), 'utf8')
    if (!source.includes("import * as z from 'zod/mini'")) continue
    for (const [, name = ''] of source.matchAll(/\bz\.([a-z]\w*)\(/g)) used.add(name)
  }
  expect(used.size).toBeGreaterThan(10)
  expect([...used].filter((name) => !(name in lighter))).toEqual([])
})

/** Builds a schema with zod, or with its replacement. */
type Build = (zod: typeof z) => z.ZodMiniType

const leaf = fc.constantFrom<Build>(
  (zod) => zod.string(),
  (zod) => zod.string().check(zod.trim(), zod.minLength(1), zod.maxLength(3)),
  (zod) => zod.string().check(zod.regex(/^a/)),
  (zod) => zod.number(),
  (zod) => zod.boolean(),
  (zod) => zod.unknown(),
  (zod) => zod.literal(['a', 1, null]),
)
const built = (build: Build): Build => build
const { build: schemas } = fc.letrec<{ build: Build }>((tie) => {
  const inner = tie('build')
  const shape = fc.dictionary(fc.constantFrom('a', 'b', 'c'), inner, { maxKeys: 3 })
  const shaped = (zod: typeof z, fields: Record<string, Build>) =>
    Object.fromEntries(Object.entries(fields).map(([name, build]) => [name, build(zod)]))
  return {
    build: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      shape.map((fields) => built((zod) => zod.object(shaped(zod, fields)))),
      shape.map((fields) => built((zod) => zod.looseObject(shaped(zod, fields)))),
      shape.map((fields) => built((zod) => zod.strictObject(shaped(zod, fields)))),
      inner.map((build) => built((zod) => zod.array(build(zod)).check(zod.maxLength(2)))),
      inner.map((build) => built((zod) => zod.optional(build(zod)))),
      inner.map((build) => built((zod) => zod.nullable(build(zod)))),
      inner.map((build) => built((zod) => zod.nullish(build(zod)))),
      fc.tuple(inner, inner).map((builds) => built((zod) => zod.union(builds.map((build) => build(zod))))),
      inner.map((build) =>
        built((zod) =>
          zod.codec(build(zod), zod.any(), { decode: (wire) => wire ?? 'none', encode: (ours) => ours }),
        ),
      ),
    ),
  }
})

const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', 'a', ' aa ', 'aaaa', '🌊🌊🌊', 0, 1, Number.NaN, true, null, undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { maxKeys: 4 }),
  ),
}))

const asZod = lighter as unknown as typeof z
const decoded = ({ success, data }: ReturnType<typeof z.safeDecode>) => ({ success, data })
const encoded = ({ success, data, error }: ReturnType<typeof z.safeEncode>) =>
  success ? { data } : { unknown: unknownIn(error.issues) }

it('reads and writes every value as zod does, and finds the same unknown fields', () => {
  fc.assert(
    fc.property(schemas, values, (build, value) => {
      const [theirs, ours] = [build(z), build(asZod)]
      expect(decoded(asZod.safeDecode(ours, value))).toStrictEqual(decoded(z.safeDecode(theirs, value)))
      expect(encoded(asZod.safeEncode(ours, value))).toStrictEqual(encoded(z.safeEncode(theirs, value)))
    }),
    { numRuns: 2_000 },
  )
})
