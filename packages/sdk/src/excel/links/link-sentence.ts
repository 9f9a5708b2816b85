import { linkText } from './link-sentence.messages.ts'

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
  const sentences = [...counts(change), ...(later === undefined ? [] : [linkText.later(noun.many, later)])]
  if (sentences.length === 0) return linkText.nothing
  return [...sentences, ...(people === undefined ? [] : [linkText.affected(people)])].join(' ')
}

function counts({ added, removed, noun }: LinkChange): string[] {
  if (added > 0 && removed > 0) return [linkText.addsAndRemoves(counted(added, noun), removed)]
  if (added > 0) return [linkText.adds(counted(added, noun))]
  return removed > 0 ? [linkText.removes(counted(removed, noun))] : []
}

/** Returns a summary of a saved change, for example "3 sub-areas added, 1 removed". */
export function linkChangeSummary({ added, removed, noun, later }: Omit<LinkChange, 'people'>): string {
  return [
    ...(added > 0 ? [linkText.added(counted(added, noun))] : []),
    ...(removed > 0 ? [linkText.removed(added > 0 ? String(removed) : counted(removed, noun))] : []),
    ...(later === undefined ? [] : [linkText.laterDone(noun.many, later)]),
  ].join(', ')
}

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
  const to = scope === 'some' ? counted(count, noun) : linkText.every(count, noun.one, noun.many)
  const sentence = linkText.link(verb, NAME, TO, scope === 'later')
  return sentence
    .split(new RegExp(`(${NAME}|${TO})`))
    .map((text) => ({ text: text.replace(NAME, name).replace(TO, to), strong: text === NAME || text === TO }))
}

// Placeholders, because each language has its own order of words.
const NAME = '\u0001'
const TO = '\u0002'
