/** What the things on the right of a linker are called, e.g. "sub-area" and "sub-areas". */
export type Noun = { one: string; many: string }

/** What saving would change: so many links more, so many less. */
export type LinkChange = {
  added: number
  removed: number
  noun: Noun
  /** Whether those added later are linked too from now on, or no longer; left out when that stays as it is. */
  later?: boolean | undefined
  /** How many people see something else then; left out when nobody has worked it out. */
  people?: number | undefined
}

const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`

/**
 * What saving will do to links that are there already, before the click (requirements LINKAREA-13, USERGROUP-10):
 * "+3 sub-areas, −1; 12 people affected". Nothing to do is said as well.
 */
export function linkSentence({ added, removed, noun, later, people }: LinkChange): string {
  const parts = [
    ...(added > 0 ? [`+${counted(added, noun)}`] : []),
    ...(removed > 0 ? [`−${added > 0 ? removed : counted(removed, noun)}`] : []),
  ]
  const counts = parts.join(', ')
  const change = later === undefined ? counts : withLater(counts, later, noun)
  if (change === '') return 'Nothing will change.'
  return people === undefined ? change : `${change}; ${affected(people)} affected`
}

const affected = (people: number): string =>
  people === 0 ? 'nobody' : counted(people, { one: 'person', many: 'people' })

const withLater = (counts: string, later: boolean, { many }: Noun): string =>
  counts === ''
    ? `${later ? 'Any' : 'No'} ${many} added later ${later ? 'as well' : 'any more'}`
    : `${counts}, ${later ? 'and any added later' : 'and none added later'}`

const every = (count: number, { one, many }: Noun): string =>
  count === 1 ? `the one ${one}` : `all ${count} ${many}`

/** A piece of a sentence; what it is about is strong. */
export type SentencePart = { text: string; strong: boolean }

/** A link where there was none: what is linked, to how many of how many, and whether to those added later too. */
export type NewLink = {
  verb: 'Link' | 'Assign'
  name: string
  count: number
  noun: Noun
  /** Every one there is; with `later` those to come as well. */
  scope: 'some' | 'all' | 'later'
}

/** What a new link will do: "Link **New product trials** to **5 sub-areas**." (requirements LINKAREA-14, USERENT-12). */
export function newLinkSentence({ verb, name, count, noun, scope }: NewLink): SentencePart[] {
  const strong = (text: string) => ({ text, strong: true })
  const plain = (text: string) => ({ text, strong: false })
  return [
    plain(`${verb} `),
    strong(name),
    plain(' to '),
    strong(scope === 'some' ? counted(count, noun) : every(count, noun)),
    plain(scope === 'later' ? ' and any added later.' : '.'),
  ]
}
