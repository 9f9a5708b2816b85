import type { Area, Status, Subarea } from '@tributary/domain'

export const sampleStatuses: readonly Status[] = [
  { id: 1, name: 'active' },
  { id: 2, name: 'locked' },
  { id: 3, name: 'archived' },
]
const [active = null, locked = null, archived = null] = sampleStatuses

const names = [
  ...['Board reporting', 'Cold storage', 'Customer care', 'E-commerce', 'Facilities', 'Finance'],
  ...['Group eliminations', 'Human resources', 'Information technology', 'Legal and compliance', 'Logistics'],
  ...['Marketing', 'Property', 'Research', 'Retail North', 'Retail South', 'Roastery', 'Wholesale'],
]

/** An active, automatic area with the given facts. */
export const area = (facts: Partial<Area> = {}): Area => ({
  ...{ id: 1042, name: 'Operating expenses', status: active, organisationId: 1 },
  ...{ subareaLinkType: 'automatic', subareas: [], allCurrentAndFuture: true },
  ...facts,
})

/** A sub-area without links, with the given facts. */
export const subarea = (facts: Partial<Subarea> = {}): Subarea => ({
  ...{ id: 501, name: 'Board reporting', status: active, listOrder: 1, areas: [], organisationId: 1 },
  ...facts,
})

export const sampleSubareas: readonly Subarea[] = names.map((name, place) =>
  subarea({ id: 501 + place, name }),
)

const custom = (id: number, name: string, ...places: number[]): Area =>
  area({
    ...{ id, name, subareaLinkType: 'custom', allCurrentAndFuture: false },
    subareas: sampleSubareas
      .filter((_, place) => places.includes(place))
      .map(({ id, name }) => ({ id, name })),
  })

/** The areas of the design. */
export const sampleAreas: readonly Area[] = [
  custom(1042, 'Operating expenses', 0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13),
  area({ id: 1043, name: 'Payroll and headcount' }),
  custom(1044, 'Revenue', 3, 14, 15, 16, 17),
  { ...custom(1045, 'Capital expenditure', 4, 8, 10, 12), status: locked },
  area({ id: 1047, name: 'Cash flow' }),
  custom(1048, 'Balance sheet and intercompany reconciliation (statutory entities only)', 0, 5, 6),
  { ...custom(1050, 'Marketing spend 2024', 11, 3), status: archived },
  custom(1052, 'New product trials'),
]

/** Names that are hard to fit, and an unknown status. */
export const oddAreas: readonly Area[] = [
  area({ id: 'f3b0a5c2-9d1e-4a53-8f0e-6f5d1f0b7c11', name: 'x'.repeat(200) }),
  area({ id: 2, name: 'مصاريف التشغيل والصيانة', status: { id: 9, name: 'On hold' } }),
  area({ id: 3, name: '株式会社さくら貿易', status: null }),
]

const linkedTo = (...areas: readonly Area[]) => ({ areas: areas.map(({ id, name }) => ({ id, name })) })
const [opex = area(), payroll = area(), revenue = area()] = sampleAreas

export const linkedSubareas: readonly Subarea[] = [
  subarea(linkedTo(opex, payroll)),
  subarea({ id: 502, name: 'Cold storage', ...linkedTo(payroll) }),
  subarea({ id: 503, name: 'Customer care', status: archived, ...linkedTo(...sampleAreas) }),
  subarea({ id: 504, name: 'E-commerce', status: locked, ...linkedTo(opex, revenue) }),
  subarea({ id: 505, name: 'Facilities' }),
  subarea({ id: 506, name: 'x'.repeat(200), areas: [{ id: 1, name: 'y'.repeat(200) }] }),
]
