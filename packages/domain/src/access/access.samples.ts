import {
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from '../excel/access.samples.ts'
import type { AccessFacts, ConnectorFacts, QuestionUser } from './access-question.ts'

const role = (name: string) => ({ id: name, name, displayName: name })

export const personOf = (
  name: string,
  links: Parameters<typeof userOf>[1] & { connectors?: readonly string[]; role?: string },
  more?: Parameters<typeof userOf>[2],
): QuestionUser => ({
  ...userOf(name, links, more),
  role: role(links.role ?? 'User'),
  connectors: (links.connectors ?? []).map((id) => ({ id, name: id })),
})

export const connectorOf = (name: string, more?: Partial<ConnectorFacts>): ConnectorFacts => ({
  id: name,
  name,
  type: 'ftp',
  link: 'connected',
  refresh: 'succeeded',
  loadedAt: new Date('2026-11-20T06:00:00Z'),
  paused: false,
  ...more,
})

/** Ann sees Revenue, Budget and the warehouse. Bob is in no group. */
export const facts: AccessFacts = {
  structure: structureOf({
    areas: [areaOf('Revenue', 'automatic'), areaOf('Costs', ['South']), areaOf('Bare', [])],
    subareas: [subareaOf('North'), subareaOf('South')],
    versions: [versionOf('Budget', ['Q1', 'Q2']), versionOf('Empty', [])],
    entities: [entityOf('Acme BV')],
    helperTables: [helperTableOf('Rates')],
    groups: [
      groupOf('Everything', {
        areaGrants: ['Revenue', 'Costs'].map((areaId) => ({ kind: 'whole-area', areaId })),
        milestoneGrants: [{ kind: 'whole-version', versionId: 'Budget' }],
      }),
      groupOf('Sales', {
        areaGrants: [{ kind: 'combination', areaId: 'Revenue', subareaId: 'North' }],
        milestoneGrants: [{ kind: 'milestone', versionId: 'Budget', milestoneId: 'Q1' }],
      }),
    ],
    users: [
      personOf('Ann', {
        groups: ['Sales'],
        entities: ['Acme BV'],
        helperTables: ['Rates'],
        connectors: ['warehouse'],
      }),
      personOf('Bob', {}),
    ],
  }),
  synchronisation: 'current',
  connectors: [connectorOf('warehouse')],
  tables: [
    { connectorId: 'warehouse', schema: 'acme', name: 'orders', rows: 4, refreshedAt: null },
    { connectorId: 'warehouse', schema: 'acme', name: 'refunds', rows: 0, refreshedAt: null },
  ],
}
