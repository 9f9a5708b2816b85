import { expect, it } from 'vitest'
import { type LinkChange, linkSentence, type NewLink, newLinkSentence } from './link-sentence.ts'

const noun = { one: 'sub-area', many: 'sub-areas' }

it.each<[Partial<LinkChange>, string]>([
  [{}, 'Nothing will change.'],
  [{ people: 0 }, 'Nothing will change.'],
  [{ added: 3, removed: 1, people: 12 }, '+3 sub-areas, −1; 12 people affected'],
  [{ added: 1 }, '+1 sub-area'],
  [{ removed: 2, people: 1 }, '−2 sub-areas; 1 person affected'],
  [{ removed: 1 }, '−1 sub-area'],
  [{ removed: 1, people: 0 }, '−1 sub-area; nobody affected'],
  [{ added: 3, later: true }, '+3 sub-areas, and any added later'],
  [{ removed: 4, later: false }, '−4 sub-areas, and none added later'],
  [{ later: true }, 'Any sub-areas added later as well'],
  [{ later: false, people: 2 }, 'No sub-areas added later any more; 2 people affected'],
])('%j reads "%s" [LINKAREA-13] [USERGROUP-10] [USERHELPER-10]', (change, sentence) => {
  expect(linkSentence({ added: 0, removed: 0, noun, ...change })).toBe(sentence)
})

it.each<[Partial<NewLink>, string]>([
  [{ count: 5 }, 'Link New product trials to 5 sub-areas.'],
  [{ count: 1, verb: 'Assign' }, 'Assign New product trials to 1 sub-area.'],
  [{ count: 1, scope: 'all' }, 'Link New product trials to the one sub-area.'],
  [{ count: 9, scope: 'all' }, 'Link New product trials to all 9 sub-areas.'],
  [{ count: 9, scope: 'later' }, 'Link New product trials to all 9 sub-areas and any added later.'],
])('a new link %j reads "%s" [LINKAREA-14] [USERENT-12]', (link, sentence) => {
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
