import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import type { Noun } from '../../common/text/nouns.messages.ts'

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** The sentences about what a save of links changes. `items` is a count with its noun, such as "3 sub-areas". */
export const linkText = catalogue('link-sentence', {
  nothing: 'Nothing will change.',
  later: (nouns: string, linked: boolean) =>
    `${capitalised(nouns)} added later will ${linked ? 'be linked too' : 'no longer be linked'}.`,
  addsAndRemoves: (items: string, removed: number) => `Adds ${items} and removes ${formatNumber(removed)}.`,
  adds: (items: string) => `Adds ${items}.`,
  removes: (items: string) => `Removes ${items}.`,
  affected: (people: number) => {
    if (people === 0) return 'No one is affected.'
    return plural(people, { one: '# person is affected.', other: '# people are affected.' })
  },
  added: (items: string) => `${items} added`,
  removed: (items: string) => `${items} removed`,
  laterDone: (nouns: string, linked: boolean) =>
    `${nouns} added later ${linked ? 'linked too' : 'no longer linked'}`,
  /** All of the items, when a new link includes no future ones. */
  every: (count: number, noun: Noun) =>
    plural(count, { one: `the one ${noun.one}`, other: `all ${noun.countedTo(count)}` }),
  link: (verb: 'Link' | 'Assign', name: string, to: string, later: boolean) =>
    `${verb} ${name} to ${to}${later ? ' and any added later.' : '.'}`,
})
