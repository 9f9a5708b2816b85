import { expect, it } from 'vitest'
import { roleProblems } from './role-problems.ts'

const DATABASE_URL = 'postgres://db/x'

it.each(['web', 'worker'])('allows %s with a database server only', (ROLE) => {
  expect(roleProblems({ ROLE, DATABASE_URL })).toEqual([])
  expect(roleProblems({ ROLE })).toEqual([
    `ROLE=${ROLE} needs DATABASE_URL: only one process can use the embedded database. Set DATABASE_URL, or leave ROLE out.`,
  ])
})

it('allows the demo in one process only', () => {
  expect(roleProblems({ ROLE: 'web', DATABASE_URL, DEMO: 'true' })).toEqual([
    'DEMO=true needs ROLE=all: the demo runs in one process.',
  ])
  expect(roleProblems({ ROLE: 'all', DEMO: 'true' })).toEqual([])
})
