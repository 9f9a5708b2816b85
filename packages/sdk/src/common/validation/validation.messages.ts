import { catalogue } from '../language/catalogue.ts'

const inWords = new Map([
  [6, 'six'],
  [8, 'eight'],
  [15, 'fifteen'],
])

/** The sentences about fields of any form. */
export const validationMessages = catalogue('validation', {
  atMostCharacters: (most: number) => `At most ${most} characters.`,
  ordinarySigns: 'Please use letters, numbers and ordinary signs only.',
  mismatch: (placeholder: string) => `Does not match ${placeholder}`,
  password: {
    length: (minimum: number) => `at least ${inWords.get(minimum) ?? minimum} characters`,
    numberOrSpecial: 'one number or special character',
    notCommon: 'not a commonly used password',
    hint: (first: readonly string[], last: string) => `${first.join(', ')}, and ${last}.`,
  },
})
