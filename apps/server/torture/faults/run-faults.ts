import { clockFaults } from './clock-faults.ts'
import { databaseFaults } from './database-faults.ts'
import { diskFaults } from './disk-faults.ts'
import { type FaultRow, markdownOf } from './fault-row.ts'
import { mailFaults } from './mail-faults.ts'
import { sourceFaults } from './source-faults.ts'

const groups: Readonly<Record<string, (report: (row: FaultRow) => void) => Promise<void>>> = {
  database: databaseFaults,
  disk: diskFaults,
  clock: clockFaults,
  mail: mailFaults,
  sources: sourceFaults,
}

export const faultGroups = Object.keys(groups)

/** Runs these groups of faults, or all, and prints the table. Returns whether nothing was lost. */
export async function runFaults(chosen: readonly string[]): Promise<boolean> {
  const rows: FaultRow[] = []
  for (const [name, run] of Object.entries(groups))
    if (chosen.length === 0 || chosen.includes(name))
      await run((row) => {
        console.log(`${row.fault} …`)
        rows.push(row)
      })
  console.log(`\n${markdownOf(rows)}`)
  return rows.every(({ lost }) => lost === 'nothing')
}
