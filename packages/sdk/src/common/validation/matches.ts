/** The message of a field that has to repeat another one, named by its placeholder; null when it does (portal spec 5). */
export const mismatchError = (value: string, other: string, placeholder: string): string | null =>
  value === other ? null : `Does not match ${placeholder}`
