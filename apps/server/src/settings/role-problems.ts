import type { Environment } from './secret-files.ts'

/** Returns why a process cannot have the role that the environment gives it. */
export function roleProblems({ ROLE, DATABASE_URL, DEMO }: Environment): string[] {
  if (ROLE === undefined || ROLE === 'all') return []
  if (DATABASE_URL === undefined)
    return [
      `ROLE=${ROLE} needs DATABASE_URL: only one process can use the embedded database. Set DATABASE_URL, or leave ROLE out.`,
    ]
  return DEMO === 'true' || DEMO === '1' ? ['DEMO=true needs ROLE=all: the demo runs in one process.'] : []
}
