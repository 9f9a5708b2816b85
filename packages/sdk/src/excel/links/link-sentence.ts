/** The noun for the items on the right of a linker, for example "sub-area" and "sub-areas". */
export type Noun = {
  /** The singular. */
  one: string
  /** The plural. */
  many: string
}

/** A change of links: how many are added and removed. */
export type LinkChange = {
  /** The number of added links. */
  added: number
  /** The number of removed links. */
  removed: number
  /** The noun for the linked items. */
  noun: Noun
  /** Whether future items become linked, or stop being linked. Undefined if that does not change. */
  later?: boolean | undefined
  /** How many users are affected. Undefined if not known. */
  people?: number | undefined
}

const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`

/** Returns what a save will change, for example "Adds 3 sub-areas and removes 1. 12 people are affected." */
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

/** Returns a summary of a saved change, for example "3 sub-areas added, 1 removed". */
export function linkChangeSummary({ added, removed, noun, later }: Omit<LinkChange, 'people'>): string {
  return [
    ...(added > 0 ? [`${counted(added, noun)} added`] : []),
    ...(removed > 0 ? [`${added > 0 ? removed : counted(removed, noun)} removed`] : []),
    ...(later === undefined ? [] : [`${noun.many} added later ${later ? 'linked too' : 'no longer linked'}`]),
  ].join(', ')
}

const every = (count: number, { one, many }: Noun): string =>
  count === 1 ? `the one ${one}` : `all ${count} ${many}`

/** A part of a sentence. Names and counts are strong. */
export type SentencePart = {
  /** The words, with the spaces around them. */
  text: string
  /** Whether they are emphasised. */
  strong: boolean
}

/** A new link: the linked item, how many it is linked to, and whether future ones are included. */
export type NewLink = {
  /** The first word of the sentence. */
  verb: 'Link' | 'Assign'
  /** The name of the item that is linked. */
  name: string
  /** The number of items it is linked to. */
  count: number
  /** The noun for these items. */
  noun: Noun
  /** `all` means every current item. `later` includes future ones. */
  scope: 'some' | 'all' | 'later'
}

/** Returns what a new link will do, for example "Link **New product trials** to **5 sub-areas**." */
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
