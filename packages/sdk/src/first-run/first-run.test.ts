import { expect, it } from 'vitest'
import { type FirstRunFacts, firstRun } from './first-run.ts'

const empty: FirstRunFacts = { connectors: [], members: 0, invitations: 0, structure: null }
const loaded = { lastLoadedAt: new Date(0) }
const open = (facts: Partial<FirstRunFacts>) =>
  firstRun({ ...empty, ...facts }).flatMap(({ step, done }) => (done ? [] : [step]))

it.each<[string, Partial<FirstRunFacts>, string[]]>([
  ['an empty organisation', {}, ['connector', 'refresh', 'people', 'excel']],
  ['a connector', { connectors: [{}] }, ['refresh', 'people', 'excel']],
  ['a refreshed connector', { connectors: [{ lastLoadedAt: null }, loaded] }, ['people', 'excel']],
  ['another member', { members: 1 }, ['connector', 'refresh', 'excel']],
  ['an invitation', { invitations: 1 }, ['connector', 'refresh', 'excel']],
  [
    'a structure that was never written',
    { structure: { synchronisedAt: null } },
    ['connector', 'refresh', 'people', 'excel'],
  ],
  ['everything', { connectors: [loaded], members: 1, structure: { synchronisedAt: new Date(0) } }, []],
])('%s leaves its other steps open', (_, facts, steps) => {
  expect(open(facts)).toEqual(steps)
})
