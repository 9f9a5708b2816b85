import { describe, expect, it } from 'vitest'
import { nouns } from '../../common/text/nouns.messages.ts'
import { structureMessages } from './structure.messages.ts'
import { entityImpacts, helperTableImpacts, milestoneImpacts, versionImpacts } from './structure-impacts.ts'

const milestone = (id: number, name: string) => ({ id, name, status: null, versionId: 1, listOrder: 1 })

const groups = [
  { name: 'Whole', milestoneGrants: [{ kind: 'whole-version', versionId: '1' }] },
  { name: 'Draft only', milestoneGrants: [{ kind: 'milestone', versionId: 1, milestoneId: 11 }] },
  { name: 'Another', milestoneGrants: [{ kind: 'whole-version', versionId: 2 }] },
] as const

const asGroups = groups.map(({ name, milestoneGrants }) => ({ name, milestoneGrants: [...milestoneGrants] }))

const una = {
  firstName: 'Una',
  lastName: 'Ulm',
  entities: [{ id: '7', name: 'Acme' }],
  helperTables: [{ id: 3, name: 'Rates' }],
}

describe('the impact of deleting', () => {
  it('a version lists its milestones and the groups that grant any of it', () => {
    const version = { id: 1, milestones: [milestone(11, 'Draft'), milestone(12, 'Signed')] }
    expect(versionImpacts(version, asGroups)).toEqual([
      { label: '2 milestones', names: ['Draft', 'Signed'] },
      { label: '2 security groups', names: ['Whole', 'Draft only'] },
    ])
  })

  it('a milestone lists the groups that grant it individually', () => {
    expect(milestoneImpacts({ id: 11 }, asGroups)).toEqual([
      { label: '1 security group', names: ['Draft only'] },
    ])
    expect(milestoneImpacts({ id: 12 }, asGroups)).toEqual([])
  })

  it('an entity or a helper table lists the users linked to it', () => {
    expect(entityImpacts({ id: 7 }, [una])).toEqual([{ label: '1 user', names: ['Una Ulm'] }])
    expect(helperTableImpacts({ id: 3 }, [una])).toEqual([{ label: '1 user', names: ['Una Ulm'] }])
    expect(helperTableImpacts({ id: 4 }, [una])).toEqual([])
  })
})

it('names one added item and counts several', () => {
  expect(structureMessages.added('Budget')).toBe('Budget has been added.')
  expect(structureMessages.severalAdded(nouns.entity.counted(2))).toBe('2 entities have been added.')
  expect(nouns['helper table'].counted(1)).toBe('1 helper table')
})
