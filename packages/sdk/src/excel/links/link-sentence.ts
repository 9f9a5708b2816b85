/** What the things on the right of a linker are called, e.g. "sub-area" and "sub-areas". */
export type Noun = { one: string; many: string }

/** A change of links: how many are added and removed. */
export type LinkChange = {
  added: number
  removed: number
  noun: Noun
  /** Whether those added later will be linked too, or no longer; left out when that does not change. */
  later?: boolean | undefined
  /** How many people will see more or less; left out while that is not known. */
  people?: number | undefined
}

const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`

/** Says what saving will do to links, before it is pressed: "Adds 3 sub-areas and removes 1. 12 people are affected." */
export function linkSentence(change: LinkChange): string {
  const { later, noun, people } = change
  const sentences = [
    ...counts(change),
    ...(later === undefined
      ? []
      : [`${capitalised(noun.many)} added later will ${later ? 'be linked too' : 'no longer be linked'}.`]),
  ]
  if (sentences.length === 0) return 'Nothing will change.'
  return [...sentences, ...(people === undefined ? [] : [affected(people)])].join(' ')
}

function counts({ added, removed, noun }: LinkChange): string[] {
  if (added > 0 && removed > 0) return [`Adds ${counted(added, noun)} and removes ${removed}.`]
  if (added > 0) return [`Adds ${counted(added, noun)}.`]
  return removed > 0 ? [`Removes ${counted(removed, noun)}.`] : []
}

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

function affected(people: number): string {
  if (people === 0) return 'No one is affected.'
  return people === 1 ? '1 person is affected.' : `${people} people are affected.`
}

/** Sums up a change that is already saved: "3 sub-areas added, 1 removed". */
export function linkChangeSummary({ added, removed, noun, later }: Omit<LinkChange, 'people'>): string {
  return [
    ...(added > 0 ? [`${counted(added, noun)} added`] : []),
    ...(removed > 0 ? [`${added > 0 ? removed : counted(removed, noun)} removed`] : []),
    ...(later === undefined ? [] : [`${noun.many} added later ${later ? 'linked too' : 'no longer linked'}`]),
  ].join(', ')
}

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
