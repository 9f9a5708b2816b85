import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import * as excel from './excel.ts'

const groupOnTheWire = {
  Id: 'g-1',
  Name: 'Controllers',
  Status: { Id: 1, Name: 'active' },
  comOrganisationId: 'o-1',
  PermissionGroupAreasSubAreas: [
    row({ B2SAreaId: 'a-1', B2SSubareaId: 's-1', B2SAreaSubarea: { AreaId: 'a-1', SubareaId: 's-1' } }),
    row({ B2SAreaId: 'a-2', B2SSubAreaAllCurrentAndFuture: true }),
    row({ B2SSubareaId: 's-3', B2SAreaAllCurrentAndFuture: true }),
  ],
  B2SGroupVersionMilestones: [
    { B2SVersionId: 'v-1', B2SMilestoneId: 'm-1', B2SMilestoneAllCurrentAndFuture: false },
    { B2SVersionId: 'v-2', B2SMilestoneId: null, B2SMilestoneAllCurrentAndFuture: true },
  ],
}

function row(fields: object) {
  return {
    B2SAreaId: null,
    B2SSubareaId: null,
    B2SAreaSubarea: null,
    B2SAreaAllCurrentAndFuture: false,
    B2SSubAreaAllCurrentAndFuture: false,
    ...fields,
  }
}

const readGroup = (wire: unknown) => z.decode(excel.listSecurityGroups.response, [wire])[0]

describe('a security group on the wire [DATA-21]', () => {
  it('is read as grants', () => {
    expect(readGroup(groupOnTheWire)).toEqual({
      id: 'g-1',
      name: 'Controllers',
      status: { id: 1, name: 'active' },
      organisationId: 'o-1',
      areaGrants: [
        { kind: 'combination', areaId: 'a-1', subareaId: 's-1' },
        { kind: 'whole-area', areaId: 'a-2' },
        { kind: 'whole-subarea', subareaId: 's-3' },
      ],
      milestoneGrants: [
        { kind: 'milestone', versionId: 'v-1', milestoneId: 'm-1' },
        { kind: 'whole-version', versionId: 'v-2' },
      ],
    })
  })

  it('is written back unchanged', () => {
    const group = readGroup(groupOnTheWire)
    expect(z.encode(excel.listSecurityGroups.response, group ? [group] : [])).toEqual([groupOnTheWire])
  })

  it.each([
    ['a combination that names no sub-area', row({ B2SAreaId: 'a-1' })],
    ['every sub-area of no area', row({ B2SSubAreaAllCurrentAndFuture: true })],
    ['every area of no sub-area', row({ B2SAreaAllCurrentAndFuture: true })],
  ])('never grants more than a row says: %s', (_, bad) => {
    expect(readGroup({ ...groupOnTheWire, PermissionGroupAreasSubAreas: [bad] })?.areaGrants).toEqual([])
  })
})

const areaGrant = {
  groupId: 'g',
  areaId: null as string | null,
  subAreaId: null as string | null,
  areaAllCurrentAndFuture: false,
  subAreaAllCurrentAndFuture: false,
}

describe('a grant of areas and sub-areas [GROUP-21]', () => {
  it.each([
    [
      'one combination',
      { kind: 'combination', areaId: 'a', subareaId: 's' },
      { areaId: 'a', subAreaId: 's' },
    ],
    ['a whole area', { kind: 'whole-area', areaId: 'a' }, { areaId: 'a', subAreaAllCurrentAndFuture: true }],
    [
      'a whole sub-area',
      { kind: 'whole-subarea', subareaId: 's' },
      { subAreaId: 's', areaAllCurrentAndFuture: true },
    ],
  ] as const)('is sent in the wire form: %s', (_, grant, sent) => {
    const body = excel.grantAreas.body
    if (!body) throw new Error('The call has no body.')
    const wire = { ...areaGrant, ...sent }
    expect(z.encode(body, { groupId: 'g', grant })).toEqual(wire)
    expect(z.decode(body, wire)).toEqual({ groupId: 'g', grant })
  })

  it.each([
    ['nothing', {}],
    ['a flag alone', { areaAllCurrentAndFuture: true }],
    ['both flags', { areaId: 'a', areaAllCurrentAndFuture: true, subAreaAllCurrentAndFuture: true }],
    ['both ids and a flag', { areaId: 'a', subAreaId: 's', subAreaAllCurrentAndFuture: true }],
    ['an area with every area', { areaId: 'a', areaAllCurrentAndFuture: true }],
    ['a sub-area with every sub-area', { subAreaId: 's', subAreaAllCurrentAndFuture: true }],
    ['an area alone', { areaId: 'a' }],
    ['an unknown field', { areaId: 'a', subAreaId: 's', surprise: 1 }],
  ])('is refused as %s', (_, wrong) => {
    expect(z.safeParse(excel.grantAreas.body ?? z.any(), { ...areaGrant, ...wrong }).success).toBe(false)
  })
})

describe('a grant of versions and milestones [GROUP-22]', () => {
  const wire = {
    groupId: 'g',
    versionId: 'v',
    milestoneId: 'm' as string | null,
    versionAllCurrentAndFuture: false,
    milestoneAllCurrentAndFuture: false,
  }

  it.each([
    ['one milestone', { kind: 'milestone', versionId: 'v', milestoneId: 'm' }, wire],
    [
      'a whole version',
      { kind: 'whole-version', versionId: 'v' },
      { ...wire, milestoneId: null, milestoneAllCurrentAndFuture: true },
    ],
  ] as const)('is sent in the wire form: %s', (_, grant, sent) => {
    const body = excel.grantMilestones.body
    if (!body) throw new Error('The call has no body.')
    expect(z.encode(body, { groupId: 'g', grant })).toEqual(sent)
    expect(z.decode(body, sent)).toEqual({ groupId: 'g', grant })
  })

  it.each([
    ['all versions together', { versionAllCurrentAndFuture: true }],
    ['a milestone and all of them', { milestoneAllCurrentAndFuture: true }],
    ['no milestone at all', { milestoneId: null }],
    ['no version', { versionId: null }],
  ])('is refused as %s', (_, wrong) => {
    expect(z.safeParse(excel.grantMilestones.body ?? z.any(), { ...wire, ...wrong }).success).toBe(false)
  })
})

describe('an area on the wire [DATA-15]', () => {
  const bare = { Id: 7, Name: 'Sales', comOrganisationId: 'o-1' }
  const readArea = (fields: object) => z.decode(excel.listAreas.response, [{ ...bare, ...fields }])[0]

  it.each([
    ['custom', { SubareaLinkType: 'Custom' }, 'custom'],
    ['automatic', { SubareaLinkType: 'automatic' }, 'automatic'],
    ['automatic when missing', {}, 'automatic'],
    ['automatic when unknown', { SubareaLinkType: 'nightly' }, 'automatic'],
  ])('is %s [AREA-26]', (_, fields, subareaLinkType) => {
    expect(readArea(fields)).toMatchObject({
      id: 7,
      name: 'Sales',
      status: null,
      subareas: [],
      subareaLinkType,
    })
  })
})
