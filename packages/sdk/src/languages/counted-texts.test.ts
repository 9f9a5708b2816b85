/// <reference types="vite/types/importMeta.d.ts" />
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CountingLanguage, countingFaults } from '@tributary/tooling/texts/counting-faults'
import { parsed } from '@tributary/tooling/texts/text-finding'
import { declaredCatalogues } from '@tributary/tooling/texts/text-parameters'
import { countedTexts, type Samples, sampleName, sampleTexts } from '@tributary/tooling/texts/written-texts'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage } from '../common/language/catalogue.ts'
import type { Language } from '../common/language/language.ts'
import * as englishNouns from '../common/text/counted.messages.ts'
import { nouns } from '../common/text/nouns.messages.ts'
import { arabic } from './ar/arabic.ts'
import * as arabicWords from './ar/words.ts'
import * as germanNouns from './de/counted.ts'
import { german } from './de/german.ts'

const sources = resolve(import.meta.dirname, '..')
const modules: Readonly<Record<string, Record<string, unknown>>> = import.meta.glob(
  ['../**/*.ts', '!../**/*.test.ts', '!../{test,testing}/**', '!../languages/**'],
  { eager: true },
)

/** Every catalogue of the package, with its English texts. */
const declared = globSync('**/*.ts', {
  cwd: sources,
  exclude: ['**/*.test.ts', 'languages/**', 'test/**'],
}).flatMap((file) => {
  const text = readFileSync(resolve(sources, file), 'utf8')
  if (!text.includes('catalogue(')) return []
  return declaredCatalogues(parsed(file, text)).map((one) => ({
    ...one,
    english: modules[`../${file}`]?.[one.variable] as object | undefined,
  }))
})

const noun = nouns.area
const samples: Samples = {
  '{ firstName: string; lastName: string }': { firstName: sampleName, lastName: 'C' },
  Names: { firstName: sampleName, lastName: 'C' },
  Noun: noun,
  StructureNoun: 'area',
  AccessTotals: { areas: 2, subareas: 3, versions: 1, milestones: 2, entities: 1, helperTables: 1 },
  FullRefreshPrice: { requests: 7, dollarsEach: '0.01', dollars: '0.07' },
  ForeignWords: { renamed: sampleName, added: [sampleName], removed: ['C'] },
  LinkState: { ids: [1, 2], later: false },
  "Exclude<AccessObstacle, { kind: 'user' }>": { kind: 'area', name: sampleName },
  "Pick<LinkChange, 'added' | 'removed' | 'later' | 'noun'>": { added: 2, removed: 1, noun },
  'readonly { readonly name: string }[]': [{ name: sampleName }],
}

const countingOf = (words: object): CountingLanguage['nouns'] =>
  Object.values(words).filter((word) => typeof word === 'function' && word.length === 1)

const languages: readonly { language: Language; counting: CountingLanguage }[] = [
  {
    language: { tag: 'en-GB', direction: 'ltr', catalogues: {} },
    counting: {
      nouns: countingOf(englishNouns),
      notCounted:
        /^(?:of|and|instead|more|with|not|in|could|has|have|selected|shown|saved|assigned|deleted|disconnected|succeeded|failed|failing|interrupted|cancelled|running|waiting|kB|h|min|s|d)\b/,
      differ: [1, 2],
    },
  },
  {
    language: { tag: 'de-DE', direction: 'ltr', catalogues: german },
    counting: {
      nouns: countingOf(germanNouns),
      // Nouns have capital letters.
      notCounted: /^(?:(?:Min|Std)\.|kB|von|und|mit|statt|\p{Ll}+(?: \p{Ll}+)*(?:[.,:?…]|$))/u,
      differ: [1, 2],
    },
  },
  {
    language: { tag: 'ar-u-nu-latn', direction: 'rtl', catalogues: arabic },
    counting: {
      nouns: casesOf(arabicWords),
      notCounted: /^(?:من|بدلًا|إلى|في|فقط|وكل|غير|كيلوبايت|س|د|ث)(?![\p{L}\p{M}])/u,
      differ: [3, 100],
    },
  },
]

/** Arabic nouns with their cases. */
function casesOf(words: object): CountingLanguage['nouns'] {
  const counted = Object.values(words).filter((word) => typeof word === 'function' && 'after' in word)
  return counted.flatMap((word) => [word, word.after, word.object])
}

afterEach(() => setLanguage(null))

describe.each(languages)('the texts in $language.tag', ({ language, counting }) => {
  it('fit the numbers 0, 1, 2, 3, 11 and 100', () => {
    setLanguage(language)
    const texts = declared.flatMap((one) => countedTexts(one, one.english ?? {}, samples))
    expect(texts.length).toBeGreaterThan(100)
    expect(countingFaults(texts, counting)).toEqual([])
  })

  it('have a word for each of their parts', () => {
    setLanguage(language)
    const texts = declared.flatMap((one) => sampleTexts(one, one.english ?? {}, samples))
    expect(texts.filter(([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([])
  })
})
