import type { SearchedStructure } from '@tributary/sdk/excel'
import { area, linkedSubareas, sampleAreas, sampleStatuses, subarea } from '../structure/areas.samples.ts'
import { helperTable, oddNames, version } from '../structure/structure.samples.ts'

const [active = null, locked = null, archived = null] = sampleStatuses
const organisationId = 1
const own = { status: active, organisationId }
const [opex = area(), payroll = area()] = sampleAreas

/** A structure with the word "retail" in every kind, and with names that are hard to fit. */
export const searchedStructure: SearchedStructure = {
  areas: [...sampleAreas, area({ id: 2001, name: 'Retail', status: locked })],
  subareas: [
    ...linkedSubareas,
    subarea({ id: 2101, name: 'Retail North', areas: [opex, payroll, ...sampleAreas.slice(3)] }),
    subarea({ id: 2102, name: `Retail ${oddNames[0]}` }),
    subarea({ id: 2103, name: 'التجزئة Retail' }),
  ],
  versions: [
    { ...version(1, 'Retail forecast'), milestones: [] },
    {
      ...version(4, 'Budget 2027'),
      milestones: [{ id: 'closing', name: 'Retail closing', versionId: 4, listOrder: 1, status: archived }],
    },
  ],
  entities: [{ id: 'e1', name: 'Harbour Retail BV', organisationId }],
  helperTables: [helperTable(7, 'Retail exchange rates')],
  groups: [{ ...own, id: 'g1', name: 'Retail controllers', areaGrants: [], milestoneGrants: [] }],
}
