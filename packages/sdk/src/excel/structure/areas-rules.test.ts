import type { AccessUser, Area, SecurityGroup, Subarea } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { SdkError } from '../../client/sdk-error.ts'
import { areaChips, automaticAreas, namedAreas } from './area-chips.ts'
import { areasMessages, subareasMessages } from './areas.messages.ts'
import { structureErrors } from './areas-errors.ts'
import { areaImpacts, subareaImpacts } from './areas-impacts.ts'

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
  it('are at most ten, then a count [AREA-04, CONST-17]', () => {
    const subareas = named(...'abcdefghijklm')
    expect(areaChips(area({ subareas }))).toEqual({ shown: subareas.slice(0, 10), more: 3 })
    expect(areaChips(area({ subareas: subareas.slice(0, 10) }))).toMatchObject({ more: 0 })
  })

  it('are not shown for an area linked to all [AREA-05, AREA-26]', () => {
    expect(areaChips(area({ subareaLinkType: 'automatic', subareas: named('a') }))).toBeNull()
  })
})

describe('the areas of a sub-area', () => {
  const areas = [area({ id: 'costs' }), area({ id: 'sales', name: 'sales', subareaLinkType: 'automatic' })]
  const namesOf = (...asked: Parameters<typeof namedAreas>) =>
    namedAreas(...asked)?.map(({ name }) => name) ?? null

  it('are named unless every link is automatic [SUBAREA-06]', () => {
    const every = automaticAreas(areas)
    expect(namesOf(subarea({ areas: named('costs', 'sales') }), every)).toEqual(['costs', 'sales'])
    expect(namesOf(subarea({ areas: named('sales') }), every)).toBeNull()
    expect(namesOf(subarea(), [])).toEqual([])
  })

  it('include automatic areas that the sub-area does not list, in order of name [SUBAREA-06]', () => {
    const every = ['b', 'd', 'd', 'f'].map((id) => area({ id, name: id, subareaLinkType: 'automatic' }))
    expect(namesOf(subarea(), every)).toBeNull()
    expect(namesOf(subarea({ areas: named('g', 'a', 'd2', 'e') }), every)).toEqual([
      'a',
      'b',
      'd',
      'd',
      'd2',
      'e',
      'f',
      'g',
    ])
  })
})

describe('the impact of deleting', () => {
  const group = (id: string, areaGrants: SecurityGroup['areaGrants']): SecurityGroup => ({
    ...{ id, name: id, status: null, organisationId: 'acme', milestoneGrants: [], areaGrants },
  })
  const groups = [
    group('Controllers', [{ kind: 'whole-area', areaId: 'costs' }]),
    group('North desk', [{ kind: 'combination', areaId: 'costs', subareaId: 'north' }]),
    group('Sales', [{ kind: 'whole-area', areaId: 'sales' }]),
  ]
  const member = (firstName: string, ...names: string[]): AccessUser => ({
    ...{ id: firstName, firstName, lastName: 'Smith', emailAddress: `${firstName}@acme.example` },
    ...{ status: null, groups: named(...names), entities: [], helperTables: [] },
  })
  const costs = area({ subareas: named('north') })
  const north = subarea({ areas: named('costs') })
  const users = [member('Ana', 'Controllers', 'North desk'), member('Ben', 'Sales')]
  const structure = { areas: [costs], subareas: [north], groups, users }

  it('an area lists links, groups and users, each once [AREA-12]', () => {
    expect(areaImpacts(costs, structure)).toEqual([
      { label: '1 sub-area linked to it', names: ['north'] },
      { label: '2 security groups grant it', names: ['Controllers', 'North desk'] },
      { label: '1 person sees it', names: ['Ana Smith'] },
    ])
  })

  it('a sub-area lists links, groups and users [SUBAREA-06]', () => {
    expect(subareaImpacts(north, structure)).toEqual([
      { label: '1 area linked to it', names: ['costs'] },
      { label: '1 security group grants it', names: ['North desk'] },
      { label: '1 person sees it', names: ['Ana Smith'] },
    ])
  })

  it('a sub-area counts automatic areas that it does not list', () => {
    const automatic = area({ id: 'sales', name: 'Sales', subareaLinkType: 'automatic' })
    const [links] = subareaImpacts(north, { ...structure, areas: [costs, automatic] })
    expect(links).toEqual({ label: '2 areas linked to it', names: ['costs', 'Sales'] })
  })

  it('an area without links or grants is empty', () => {
    expect(areaImpacts(area({ id: 'new' }), structure)).toEqual([])
  })
})

describe('the banner over several failures', () => {
  const refused = (...messages: string[]) =>
    new SdkError({ kind: 'http', method: 'POST', path: '/areas', messages })

  it('lists several messages under a heading, and shows a single one alone [AREA-20, ERR-21, ERR-22]', () => {
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

describe('the sentences', () => {
  it('have a singular and a plural', () => {
    expect(areasMessages.summary(1, 'acme')).toBe('1 area in acme.')
    expect(subareasMessages.summary(2, 'acme')).toBe('2 sub-areas in acme.')
    expect(areasMessages.linked(1)).toBe('1 linked sub-area')
    expect(areasMessages.archivedHidden(2)).toBe('2 archived are hidden.')
    expect(areasMessages.archivedFound(1)).toBe('1 archived matches as well.')
  })
})
