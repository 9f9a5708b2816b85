/// <reference types="vite/types/importMeta.d.ts" />
import { composeStories } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { connectorKinds } from '@tributary/domain'
import { pseudoLanguage, setLanguage } from '@tributary/sdk/common'
import type { ComponentType } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { people } from '../src/connectors/connectors.samples.ts'
import { bare, isGiven } from './given-text.ts'

type Stories = Parameters<typeof composeStories>[0]

// Primitives, patterns and layout show the text that they are given.
// Loaded in English, so that a text in a constant of a module is readable.
const files = import.meta.glob<Stories>(
  ['../src/**/*.stories.tsx', '!../src/{primitives,patterns,layout,theme,icons}/**'],
  { eager: true },
)

const persons = new Set(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))

/**
 * Many rows take long, and the same screen with other data has the same text. The others contain a sentence of
 * the SDK, which the story has read in English.
 */
const skipped =
  /Thousand|Hundred|Forty|Many|Phone|Odd|LongName|Loading|Refused|Failed|Expired|Missing|ChangedMeanwhile|TooShort|Common|Notices|EveryKind|NothingFound/

const products = new Set(['Tributary', ...connectorKinds.map(({ displayName }) => bare(displayName))])

/** Names that stories and their samples make from parts, and those of an unknown server. */
const madeByStories = new Set([
  'A KIND OF ANOTHER SERVER',
  'Taken back',
  'Show Insider Connectors',
  '<script>',
  'Away On leave',
  '(Harbour & Pine Online)',
  'Costcentres',
  'Distribution Centre)',
  'GEZD GNBV GY T QOJQ GEZD GNBV GY T QOJQ',
  'Step of . Going back keeps your choices.',
  'Version_Three-yearstrategicplanFY –FY',
  'null',
])

/** Text that may be readable, with the reason. */
const allowed: readonly (readonly [reason: string, (text: string) => boolean])[] = [
  ['a story gives it to the component', isGiven],
  ['the name of a product', (text) => products.has(text)],
  ['the name of a person', (text) => persons.has(text)],
  [
    'several names, or the button of one',
    (text) =>
      text
        .replace(/^Unlink /, '')
        .split(', ')
        .every(isGiven),
  ],
  ['made by a story', (text) => madeByStories.has(text)],
  ['an overlong name', (text) => /(.{1,80}?)\1{4}/u.test(text)],
  ['initials', (text) => /^\p{L}{1,2}$/u.test(text)],
  [
    'a date or a distance of time, which Intl writes',
    (text) => /\b(AM|PM|ago|UTC)$|^[A-Z][a-z]{2}, [A-Z][a-z]{2}$|^[A-Z][a-z]{2} ,$/.test(text),
  ],
  ['an address, a path or a file, alone or after a name', (text) => /\S[.@/]\S+$/.test(text)],
  ['a name in Excel, in a database or of a key', (text) => /^\S*[_-]\S*$|^tbl|^[A-Z]+[a-z]{12}/.test(text)],
  ['the name of a time zone, which Intl lists', (text) => /^\w+(\/[\w -]+)+$|^UTC$/.test(text)],
  ['a command', (text) => text.startsWith('curl ')],
  ['the body of an event', (text) => text.trimStart().startsWith('{')],
  ['a line of a manifest', (text) => /^[-\w]+:( |$)|^- /.test(text)],
]

/** A text of a catalogue is in brackets, with accents. A sentence may be split at the names in it. */
const isReadable = (text: string) => /(?<![\p{L}~])\p{L}{2}/u.test(text) && !/\[|~|[åéîöû]/.test(text)

const announced = ['aria-label', 'title', 'alt', 'placeholder']

/** Returns the text on the page, and the labels that only screen readers announce. */
function textsOnPage(): string[] {
  for (const place of document.querySelectorAll('wbr')) {
    const { parentNode } = place
    place.remove()
    parentNode?.normalize()
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const texts = new Set<string | null>()
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) for (const name of announced) texts.add(node.getAttribute(name))
    else texts.add(node.textContent)
  }
  return [...texts].filter((text) => text !== null)
}

const isMissed = (text: string) => isReadable(text) && !allowed.some(([, fits]) => fits(text))

beforeAll(() => setLanguage(pseudoLanguage))
afterAll(() => setLanguage(null))

it('every story shows only text of catalogues, except for data', () => {
  const found = new Set<string>()
  let drawn = 0
  for (const [file, module] of Object.entries(files)) {
    const stories = Object.entries<ComponentType>(composeStories(module))
    for (const [name, Story] of stories.filter(([story]) => !skipped.test(story))) {
      render(<Story />)
      for (const text of textsOnPage().map(bare).filter(isMissed))
        found.add(`${file.slice('../src/'.length)} ${name}: ${text}`)
      cleanup()
      drawn += 1
    }
  }
  expect(drawn).toBeGreaterThan(300)
  expect([...found]).toEqual([])
}, 180_000)
