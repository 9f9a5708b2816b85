import { join } from 'node:path'
import { workspace } from '../workspace.ts'
import { folderProblems } from './folder-order.ts'
import { folderOrders } from './folder-orders.ts'
import { importsIn } from './import-graph.ts'

/**
 * Checks that the folders of each package import in one direction. Prints each upward import, and fails if
 * there is one.
 */
const problems = Object.entries(folderOrders).flatMap(([folder, order]) =>
  folderProblems(importsIn(join(workspace, folder)), order).map((problem) => `${folder}: ${problem}`),
)
for (const problem of problems) console.log(problem)
console.log(`${problems.length} problems in ${Object.keys(folderOrders).length} packages.`)
process.exitCode = problems.length > 0 ? 1 : 0
