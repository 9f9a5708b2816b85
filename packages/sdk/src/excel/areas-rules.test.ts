import type { Area, SecurityGroup, Subarea } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../transport/sdk-error.ts'
import { areasMessages, subareasMessages } from './areas.messages.ts'
import { structureErrors } from './areas-errors.ts'
import { areaChips, automaticAreas, namedAreas } from './areas-face.ts'
import { areaHoldings, subareaHoldings } from './areas-holdings.ts'

const named = (...names: string[]) => names.map((name) => ({ id: name, name }))
const area = (facts: Partial<Area> = {}): Area => ({
  ...{ id: 'costs', name: 'Costs', status: null, organisationId: 'acme' },
  ...{ subareaLinkType: 'custom', subareas: [], allCurrentAndFuture: false },
  ...facts,
})
const subarea = (facts: Partial<Subarea> = {}): Subarea => ({
  ...{ id: 'north', name: 'North', status: null, listOrder: 1, areas: [], organisationId: 'acme' },
  ...facts,
})

describe('the chips of an area', () => {
  it('are at most ten, then a number [AREA-04] [CONST-17]', () => {
    const subareas = named(...'abcdefghijklm')
    expect(areaChips(area({ subareas }))).toEqual({ shown: subareas.slice(0, 10), more: 3 })
    expect(areaChips(area({ subareas: subareas.slice(0, 10) }))).toMatchObject({ more: 0 })
  })

  it('are none for one that is linked to all [AREA-05] [AREA-26]', () => {
    expect(areaChips(area({ subareaLinkType: 'automatic', subareas: named('a') }))).toBeNull()
  })
})

describe('the areas of a sub-area', () => {
  const areas = [area({ id: 'costs' }), area({ id: 'sales', subareaLinkType: 'automatic' })]

  it('are named unless every link is automatic [SUBAREA-06]', () => {
    const every = automaticAreas(areas)
    expect(namedAreas(subarea({ areas: named('costs', 'sales') }), every)).toEqual(named('costs', 'sales'))
    expect(namedAreas(subarea({ areas: named('sales') }), every)).toBeNull()
    expect(namedAreas(subarea(), every)).toEqual([])
  })
})

describe('what depends on', () => {
  const group = (id: string, areaGrants: SecurityGroup['areaGrants']): SecurityGroup => ({
    ...{ id, name: id, status: null, organisationId: 'acme', milestoneGrants: [], areaGrants },
  })
  const groups = [
    group('Controllers', [{ kind: 'whole-area', areaId: 'costs' }]),
    group('North desk', [{ kind: 'combination', areaId: 'costs', subareaId: 'north' }]),
    group('Sales', [{ kind: 'whole-area', areaId: 'sales' }]),
    group('Northerners', [{ kind: 'whole-subarea', subareaId: 'north' }]),
  ]
  const users = [{ groups: named('Controllers', 'North desk') }, { groups: named('Sales') }]

  it('an area is its links, the groups that grant it and the people in them, each once [AREA-12]', () => {
    expect(areaHoldings(area({ subareas: named('North') }), { groups, users })).toEqual([
      { label: '1 linked sub-area', names: ['North'] },
      { label: '2 security groups that grant it', names: ['Controllers', 'North desk'] },
      { label: '1 person in them', names: [] },
    ])
  })

  it('a sub-area is likewise [SUBAREA-06]', () => {
    expect(subareaHoldings(subarea({ areas: named('Costs') }), { groups, users })).toEqual([
      { label: '1 linked area', names: ['Costs'] },
      { label: '2 security groups that grant it', names: ['North desk', 'Northerners'] },
      { label: '1 person in them', names: [] },
    ])
  })

  it('something nobody may see is nothing', () => {
    expect(areaHoldings(area({ id: 'new' }), { groups, users })).toEqual([])
  })
})

describe('the banner over several failures', () => {
  const refused = (...messages: string[]) =>
    new SdkError({ kind: 'http', method: 'POST', path: '/areas', messages })

  it('lists different messages under a heading, and says one as it is [AREA-20] [ERR-21] [ERR-22]', () => {
    expect(structureErrors([refused('Taken.'), refused('Too long.', 'Taken.')])).toEqual({
      heading: 'The following errors occurred:',
      messages: ['Taken.', 'Too long.'],
    })
    expect(structureErrors([refused('Taken.'), refused('Taken.')])).toEqual({
      heading: null,
      messages: ['Taken.'],
    })
    expect(structureErrors([])).toBeNull()
  })
})

describe('the words', () => {
  it('count one and several', () => {
    expect(areasMessages.summary(1, 'acme')).toBe('1 area in acme.')
    expect(subareasMessages.summary(2, 'acme')).toBe('2 sub-areas in acme.')
    expect(areasMessages.added(['Costs'])).toBe('Costs has been added.')
    expect(subareasMessages.added(['a', 'b'])).toBe('2 sub-areas have been added.')
    expect(areasMessages.linked(1)).toBe('1 linked sub-area')
    expect(areasMessages.archivedHidden(2)).toBe('2 archived are hidden.')
    expect(areasMessages.archivedFound(1)).toBe('1 archived matches as well.')
    expect(areasMessages.linksFailed(0, 2)).toBe('Nothing saved, 2 failed.')
  })
})
