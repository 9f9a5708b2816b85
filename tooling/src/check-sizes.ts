import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { packageSizes } from './sizes/package-sizes.ts'
import { sizePage, staleRows } from './sizes/size-page.ts'
import { sizeProblems } from './sizes/size-row.ts'

/** Fails if the built package in this folder is larger than its limits, or the page with the sizes is out of date. */
const sizes = await packageSizes(basename(process.cwd()))
const problems = [...sizeProblems(sizes), ...staleRows(readFileSync(sizePage, 'utf8'), sizes)]
for (const problem of problems) console.log(problem)
console.log(`${sizes.rows.length} sizes, ${problems.length} problems.`)
process.exitCode = problems.length > 0 ? 1 : 0
