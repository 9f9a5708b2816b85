import { expect, it } from 'vitest'
import { nouns } from '../../common/text/nouns.messages.ts'
import {
  type LinkChange,
  linkChangeSummary,
  linkSentence,
  type NewLink,
  newLinkSentence,
} from './link-sentence.ts'

const noun = nouns['sub-area']

it.each<[Partial<LinkChange>, string]>([
  [{}, 'Nothing will change.'],
  [{ people: 0 }, 'Nothing will change.'],
  [{ added: 3, removed: 1, people: 12 }, 'Adds 3 sub-areas and removes 1. 12 people are affected.'],
  [{ added: 1 }, 'Adds 1 sub-area.'],
  [{ removed: 2, people: 1 }, 'Removes 2 sub-areas. 1 person is affected.'],
  [{ removed: 1 }, 'Removes 1 sub-area.'],
  [{ removed: 1, people: 0 }, 'Removes 1 sub-area. No one is affected.'],
  [{ added: 3, later: true }, 'Adds 3 sub-areas. Sub-areas added later will be linked too.'],
  [{ removed: 4, later: false }, 'Removes 4 sub-areas. Sub-areas added later will no longer be linked.'],
  [{ later: true }, 'Sub-areas added later will be linked too.'],
  [{ later: false, people: 2 }, 'Sub-areas added later will no longer be linked. 2 people are affected.'],
])('%j reads "%s" [LINKAREA-13, USERGROUP-10, USERHELPER-10]', (change, sentence) => {
  expect(linkSentence({ added: 0, removed: 0, noun, ...change })).toBe(sentence)
})

it.each<[Partial<LinkChange>, string]>([
  [{ added: 3, removed: 1 }, '3 sub-areas added, 1 removed'],
  [{ removed: 1, later: false }, '1 sub-area removed, sub-areas added later no longer linked'],
  [{ added: 1, later: true }, '1 sub-area added, sub-areas added later linked too'],
])('a saved change %j is summed up as "%s" [LINKAREA-16]', (change, summary) => {
  expect(linkChangeSummary({ added: 0, removed: 0, noun, ...change })).toBe(summary)
})

it.each<[Partial<NewLink>, string]>([
  [{ count: 5 }, 'Link New product trials to 5 sub-areas.'],
  [{ count: 1, verb: 'Assign' }, 'Assign New product trials to 1 sub-area.'],
  [{ count: 1, scope: 'all' }, 'Link New product trials to the one sub-area.'],
  [{ count: 9, scope: 'all' }, 'Link New product trials to all 9 sub-areas.'],
  [{ count: 9, scope: 'later' }, 'Link New product trials to all 9 sub-areas and any added later.'],
])('a new link %j reads "%s" [LINKAREA-14, USERENT-12]', (link, sentence) => {
  const parts = newLinkSentence({
    verb: 'Link',
    name: 'New product trials',
    count: 0,
    noun,
    scope: 'some',
    ...link,
  })
  expect(parts.map(({ text }) => text).join('')).toBe(sentence)
  expect(parts.filter(({ strong }) => strong)).toHaveLength(2)
})
