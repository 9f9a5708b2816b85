import { openSession, type TdsPlace } from '../sqlserver/tds-database.ts'
import { erpRows } from './erp-rows.ts'
import { erpTables } from './erp-tables.ts'

export const erpSchemas = ['dbo', 'sales'] as const

/** Fills an empty database with the ERP. Leaves a filled one unchanged. */
export function fillErp(file: string, orders?: number): void {
  const session = openSession({ ...place, file })
  try {
    const { rows } = session.run('select count(*) as tables from sys.tables')
    if ([...rows][0]?.[0] !== 0n) return
    session.transaction('begin')
    for (const table of erpTables) session.run(table)
    for (const { table, values } of erpRows(orders)) {
      const names = Object.keys(values)
      const columns = names.map((name) => `[${name}]`).join(', ')
      session.run(
        `insert into ${table} (${columns}) values (${names.map((name) => `@${name}`).join(', ')})`,
        values,
      )
    }
    session.transaction('commit')
  } finally {
    session.close()
  }
}

const place: Omit<TdsPlace, 'file'> = {
  schemas: erpSchemas,
  may: { createTable: false, alterSchema: false, unreadable: [] },
  snapshots: true,
}
