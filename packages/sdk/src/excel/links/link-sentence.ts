import { formatNumber } from '../../common/language/format.ts'
import { joined } from '../../common/text/joined.ts'
import type { Noun } from '../../common/text/nouns.messages.ts'
import { linkText } from './link-sentence.messages.ts'

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

/** Returns what a save will change, for example "Adds 3 sub-areas and removes 1. 12 people are affected." */
export function linkSentence(change: LinkChange): string {
  const { later, noun, people } = change
  const sentences = [...counts(change), ...(later === undefined ? [] : [linkText.later(noun.many, later)])]
  if (sentences.length === 0) return linkText.nothing
  return [...sentences, ...(people === undefined ? [] : [linkText.affected(people)])].join(' ')
}

function counts({ added, removed, noun }: LinkChange): string[] {
  if (added > 0 && removed > 0) return [linkText.addsAndRemoves(noun.counted(added), removed)]
  if (added > 0) return [linkText.adds(noun.counted(added))]
  return removed > 0 ? [linkText.removes(noun.counted(removed))] : []
}

/** Returns a summary of a saved change, for example "3 sub-areas added, 1 removed". */
export function linkChangeSummary({ added, removed, noun, later }: Omit<LinkChange, 'people'>): string {
  return joined([
    ...(added > 0 ? [linkText.added(noun.counted(added))] : []),
    ...(removed > 0 ? [linkText.removed(added > 0 ? formatNumber(removed) : noun.counted(removed))] : []),
    ...(later === undefined ? [] : [linkText.laterDone(noun.many, later)]),
  ])
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
  const to = scope === 'some' ? noun.countedTo(count) : linkText.every(count, noun)
  const sentence = linkText.link(verb, NAME, TO, scope === 'later')
  return sentence
    .split(new RegExp(`(${NAME}|${TO})`))
    .map((text) => ({ text: text.replace(NAME, name).replace(TO, to), strong: text === NAME || text === TO }))
}

// Placeholders, because each language has its own order of words.
const NAME = '\u0001'
const TO = '\u0002'
