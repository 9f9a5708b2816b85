import type { AreaGrant, MilestoneGrant } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combination, contentWith, milestone, wholeArea } from '../../test/group-builders.ts'
import { grantKey } from './group-grants.ts'
import {
  findLostCreation,
  foreignChanges,
  type GroupContent,
  groupChanges,
  mergeGroup,
  withSentChanges,
} from './group-merge.ts'
import { groupsMessages } from './groups.messages.ts'

const a = combination(1, 1)
const b = combination(1, 2)
const c = wholeArea(3)
const draft = milestone(1, 1)

describe('two administrators change one group [GROUP-24]', () => {
  it('are merged, and each change wins over an unchanged value', () => {
    const opened = contentWith([a, b])
    const contents = {
      opened,
      current: contentWith([a, c], [], 'Treasury'),
      wanted: contentWith([b], [draft]),
    }
    expect(foreignChanges(contents)).toEqual({ renamed: 'Treasury', added: [c], removed: [b] })
    expect(mergeGroup(contents)).toEqual(contentWith([c], [draft], 'Treasury'))
  })

  it('ignores another user’s change that equals ours', () => {
    const opened = contentWith([a])
    const same = contentWith([c], [], 'Treasury')
    expect(foreignChanges({ opened, current: same, wanted: same })).toBeNull()
  })

  it('keeps our name when both have changed it', () => {
    const contents = {
      opened: contentWith([]),
      current: contentWith([], [], 'Theirs'),
      wanted: contentWith([], [], 'Mine'),
    }
    expect(mergeGroup(contents).name).toBe('Mine')
    expect(foreignChanges(contents)?.renamed).toBe('Theirs')
  })

  it('describes other users’ changes, naming at most five items', () => {
    const words = {
      renamed: 'Treasury',
      added: ['A – 1', 'A – 2', 'A – 3', 'A – 4', 'A – 5', 'A – 6', 'A – 7'],
      removed: ['B – 1'],
    }
    expect(groupsMessages.changedMeanwhile(words, 'Save Security Group')).toBe(
      'Another user has changed this group meanwhile: it is called Treasury now; added A – 1, A – 2, A – 3, A – 4, A – 5 and 2 more; removed B – 1. Nothing has been sent yet. Your changes and theirs are combined here. Check them, then press Save Security Group again.',
    )
  })
})

describe('after calls without a known outcome [GROUP-20]', () => {
  it('takes what was sent from the server, and the rest from the opened group', () => {
    const opened = contentWith([a])
    const sent = contentWith([b], [draft], 'Treasury')
    const current = contentWith([a, b, c], [], 'Treasury')
    expect(withSentChanges(opened, current, sent)).toEqual(contentWith([a, b], [], 'Treasury'))
  })

  it.each([
    [
      'found by its name',
      [
        { id: 1, ...contentWith([a]) },
        { id: 2, ...contentWith([]) },
      ],
      2,
    ],
    ['not one with grants, which another user is editing', [{ id: 2, ...contentWith([a]) }], undefined],
    ['not one with another name', [{ id: 2, ...contentWith([], [], 'Other') }], undefined],
  ])('a group created by a call without a response is %s', (_, now, id) => {
    expect(findLostCreation([{ id: '1' }], now, ' Finance ')?.id).toBe(id)
  })
})

const pool: (AreaGrant | MilestoneGrant)[] = [a, b, c, combination(2, 1), draft, milestone(2, 1)]
const contents = fc
  .record({ grants: fc.subarray(pool), name: fc.constantFrom('Finance', 'Treasury', 'Audit') })
  .map(
    ({ grants, name }): GroupContent =>
      contentWith(
        grants.filter((grant): grant is AreaGrant => !('versionId' in grant)),
        grants.filter((grant): grant is MilestoneGrant => 'versionId' in grant),
        name,
      ),
  )
const keys = ({ areaGrants, milestoneGrants }: GroupContent) =>
  [...areaGrants, ...milestoneGrants].map(grantKey).toSorted()
const has = (content: GroupContent, grant: AreaGrant | MilestoneGrant) =>
  keys(content).includes(grantKey(grant))

describe('merging any three contents', () => {
  it('takes each grant from the side that changed it', () => {
    fc.assert(
      fc.property(contents, contents, contents, (opened, current, wanted) => {
        const merged = mergeGroup({ opened, current, wanted })
        for (const grant of pool) {
          const mine = has(wanted, grant) !== has(opened, grant)
          expect(has(merged, grant)).toBe(has(mine ? wanted : current, grant))
        }
        expect(new Set(keys(merged)).size).toBe(keys(merged).length)
      }),
    )
  })

  it('returns the other side when one side has no changes', () => {
    fc.assert(
      fc.property(contents, contents, (opened, other) => {
        expect(keys(mergeGroup({ opened, current: opened, wanted: other }))).toEqual(keys(other))
        expect(keys(mergeGroup({ opened, current: other, wanted: opened }))).toEqual(keys(other))
        expect(foreignChanges({ opened, current: opened, wanted: other })).toBeNull()
      }),
    )
  })

  it('leaves no changes of other users, and only our own to send', () => {
    fc.assert(
      fc.property(contents, contents, contents, (opened, current, wanted) => {
        const merged = mergeGroup({ opened, current, wanted })
        expect(foreignChanges({ opened: current, current, wanted: merged })).toBeNull()
        const { added, removed } = groupChanges(current, merged)
        for (const grant of added) expect(has(wanted, grant)).toBe(true)
        for (const grant of removed) expect(has(wanted, grant)).toBe(false)
      }),
    )
  })

  it('does not treat our partly applied changes as another user’s', () => {
    fc.assert(
      fc.property(contents, contents, fc.subarray(pool), (opened, sent, worked) => {
        const isDone = (grant: AreaGrant | MilestoneGrant) =>
          has(contentWith(worked.filter(isArea), worked.filter(isMilestone)), grant)
        const now = pool.filter((grant) => has(isDone(grant) ? sent : opened, grant))
        const current = contentWith(now.filter(isArea), now.filter(isMilestone), opened.name)
        expect(
          foreignChanges({ opened: withSentChanges(opened, current, sent), current, wanted: opened }),
        ).toBeNull()
      }),
    )
  })
})

const isArea = (grant: AreaGrant | MilestoneGrant): grant is AreaGrant => !('versionId' in grant)
const isMilestone = (grant: AreaGrant | MilestoneGrant): grant is MilestoneGrant => 'versionId' in grant
