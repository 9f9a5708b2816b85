import { catalogue } from '../../common/language/catalogue.ts'

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (number: number) => words[number] ?? String(number)

const interval = (minutes: number) =>
  minutes % 60 === 0
    ? `${inWords(minutes / 60)} hour${minutes === 60 ? '' : 's'}`
    : `${inWords(minutes)} minutes`

/** Sentences about a schedule that cannot be used. */
export const scheduleMessages = catalogue('schedule', {
  malformed: 'This schedule cannot be read. Please enter five valid fields, such as 0 6 * * 1-5.',
  tooOften: (minutes: number) => `Please leave at least ${interval(minutes)} between two runs.`,
  never: 'This schedule will not run in the next year.',
})
