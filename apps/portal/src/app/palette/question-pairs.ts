import { type Id, type Person, type QuestionTarget, sameId, type TableFacts } from '@tributary/domain'
import { questionMessages } from '@tributary/sdk/access'
import { foldCase } from '@tributary/sdk/common'
import { userName } from '@tributary/sdk/users'
import type { PaletteItem } from '@tributary/ui'
import { whyPath } from '../../access/access-paths.ts'

type Row = { id: Id; name: string }

/** Everything that a member may ask about. What is not loaded is left out. */
export type AskedAbout = {
  areas?: readonly Row[] | undefined
  versions?: readonly Row[] | undefined
  connectors?: readonly Row[] | undefined
  tables?: readonly TableFacts[] | undefined
}

type Asked = { name: string; target: QuestionTarget }

/** Returns the objects of questions, with their names. */
export function askedObjects({
  areas = [],
  versions = [],
  connectors = [],
  tables = [],
}: AskedAbout): Asked[] {
  const place = ({ connectorId, schema }: TableFacts) =>
    connectors.find(({ id }) => sameId(id, connectorId))?.name ?? schema
  return [
    ...areas.map(({ id, name }) => ({ name, target: { kind: 'area', id } as const })),
    ...versions.map(({ id, name }) => ({ name, target: { kind: 'version', id } as const })),
    ...connectors.map(({ id, name }) => ({ name, target: { kind: 'connector', id } as const })),
    ...tables.map((table) => ({
      name: questionMessages.tableOf(table.name, place(table)),
      target: tableTarget(table),
    })),
  ]
}

const tableTarget = ({ connectorId, schema, name }: TableFacts): QuestionTarget => ({
  kind: 'table',
  connectorId,
  schema,
  name,
})

/** More words than this are not split between a person and an object. */
const MOST_WORDS = 8

/** Options are counted up to this number. */
const MOST_PAIRS = 50

/** The words of the question itself: "why", "see". */
const ownWords = () => new Set(wordsOf(questionMessages.whyPair('', '').replace(/[?؟]/g, ' ')))
const wordsOf = (text: string) => foldCase(text).split(/\s+/).filter(Boolean)

/** Which of the words a text contains, as bits. */
const bitsOf = (text: string, words: readonly string[]): number => {
  const folded = foldCase(text)
  return words.reduce((bits, word, at) => (folded.includes(word) ? bits | (1 << at) : bits), 0)
}

/**
 * Returns a search for questions about a member and an object: each word that was typed is in the name of one of them, and both
 * have a word.
 */
export function questionPairs(
  people: readonly Person[],
  objects: readonly Asked[],
  open: (href: string) => void,
) {
  return (search: string): PaletteItem[] => {
    const own = ownWords()
    const words = wordsOf(search).filter((word) => !own.has(word))
    if (words.length < 2 || words.length > MOST_WORDS) return []
    const all = (1 << words.length) - 1
    const found = objects
      .map((object) => ({ object, bits: bitsOf(object.name, words) }))
      .filter(({ bits }) => bits > 0)
    const pairs: PaletteItem[] = []
    for (const person of people) {
      const bits = bitsOf(`${userName(person)} ${person.emailAddress}`, words)
      if (bits === 0) continue
      for (const { object, bits: others } of found)
        if ((bits | others) === all) pairs.push(pairItem(person, object, open))
      if (pairs.length >= MOST_PAIRS) break
    }
    return pairs
  }
}

function pairItem(person: Person, { name, target }: Asked, open: (href: string) => void): PaletteItem {
  const href = whyPath({ person: String(person.id), target })
  return {
    id: href,
    name: questionMessages.whyPair(userName(person), name),
    hint: person.emailAddress,
    picture: { person },
    run: () => open(href),
  }
}
