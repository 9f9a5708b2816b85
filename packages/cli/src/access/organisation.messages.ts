export const organisationMessages = {
  none: 'This user belongs to no organisation.',
  several: (names: readonly string[]) =>
    `Choose an organisation with --organisation or TRIBUTARY_ORGANISATION:\n${names.map((name) => `  ${name}`).join('\n')}`,
  unknown: (noun: string, wanted: string) => `There is no ${noun} named "${wanted}".`,
  ambiguous: (noun: string, wanted: string, candidates: readonly string[]) =>
    `Several ${noun}s are named "${wanted}". Use the id:\n${candidates.map((line) => `  ${line}`).join('\n')}`,
}
