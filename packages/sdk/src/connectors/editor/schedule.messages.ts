/** Sentences about a schedule that cannot be used. */
export const scheduleMessages = {
  malformed: 'This schedule cannot be read. Please enter five valid fields, such as 0 6 * * 1-5.',
  tooOften: 'Please leave at least five minutes between two runs.',
  never: 'This schedule will not run in the next year.',
} as const
