import { expect, it } from 'vitest'
import { type FirstRunFacts, firstRun } from './first-run.ts'

const empty: FirstRunFacts = { connectors: [], members: 0, invitations: 0, structure: null }
const loaded = { lastLoadedAt: new Date(0) }
const authorisation = { account: null, by: null, at: new Date(0), refusedAt: null }
const every = ['connector', 'refresh', 'people', 'excel']
const open = (facts: Partial<FirstRunFacts>) =>
  firstRun({ ...empty, ...facts }).flatMap(({ step, done }) => (done ? [] : [step]))

it.each<[string, Partial<FirstRunFacts>, string[]]>([
  ['an empty organisation', {}, every],
  ['a connector that never connected', { connectors: [{ authorisation: null }] }, every],
  ['an authorised connector', { connectors: [{ authorisation }] }, ['refresh', 'people', 'excel']],
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
