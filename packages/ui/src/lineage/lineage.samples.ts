import type { AccessFacts } from '@tributary/domain'
import { facts as accessFacts } from '../access/access.samples.ts'
import { structure } from '../excel/access/access.samples.ts'

const loadedAt = new Date('2026-11-21T06:00:00Z')

const connectorOf = (id: string, name: string, type: string) =>
  ({ id, name, type, link: 'connected', refresh: 'succeeded', loadedAt, paused: false }) as const

const tableOf = (connectorId: string, name: string, rows: number) => ({
  ...{ connectorId, schema: 'acme', name, rows },
  refreshedAt: loadedAt,
})

/** A working FTP connector, a refused shop, a disconnected Xero, and the Excel structure of the samples. */
export const facts: AccessFacts = {
  ...accessFacts,
  connectors: [
    connectorOf('w', 'Warehouse files', 'ftp'),
    { ...connectorOf('x', 'Harbour & Pine Online', 'woocommerce'), refresh: 'refused' },
    { ...connectorOf('b', 'Books 2019', 'xero'), link: 'disconnected' },
  ],
  tables: [
    ...['orders', 'order_lines', 'stock_levels_of_every_warehouse'].map((name) => tableOf('w', name, 40_000)),
    ...['products', 'refunds'].map((name) => tableOf('x', name, name === 'refunds' ? 0 : 812)),
    tableOf('b', 'invoices', 20),
  ],
}

/** The same while the Excel structure waits for its synchronisation. */
export const outdated: AccessFacts = { ...facts, synchronisation: 'outdated' }

/** 38 areas and 90 people, which are grouped. */
export const many: AccessFacts = {
  ...facts,
  structure: {
    ...structure,
    areas: Array.from({ length: 38 }, (_, at) => ({
      ...{ id: `a${at}`, name: `Costs-${100 + at}`, status: { id: 1, name: 'active' } },
      ...{ subareaLinkType: 'automatic' as const, subareas: [], allCurrentAndFuture: true },
      organisationId: 'acme',
    })),
    groups: structure.groups.map((group) => ({
      ...group,
      areaGrants: [{ kind: 'whole-area' as const, areaId: 'a1' }],
    })),
    users: Array.from({ length: 90 }, (_, at) => ({
      ...{ id: at, firstName: `Pia ${at}`, lastName: 'Pine', emailAddress: `pia${at}@tributary.example` },
      ...{ status: { id: at === 7 ? 2 : 1, name: at === 7 ? 'locked' : 'active' } },
      ...{
        groups: at < 40 ? [{ id: 'controllers', name: 'Controllers' }] : [],
        entities: [],
        helperTables: [],
      },
    })),
  },
}
