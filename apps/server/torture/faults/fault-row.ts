/** A row of the table of faults. */
export type FaultRow = { fault: string; sees: string; recovers: string; lost: string }

/** Formats rows as Markdown, for docs/reliability.md. */
export const markdownOf = (rows: readonly FaultRow[]): string =>
  [
    '| Fault | What people see | Recovers by itself | Lost |',
    '|---|---|---|---|',
    ...rows.map(({ fault, sees, recovers, lost }) => `| ${fault} | ${sees} | ${recovers} | ${lost} |`),
  ].join('\n')
