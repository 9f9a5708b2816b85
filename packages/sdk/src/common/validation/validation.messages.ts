import { catalogue } from '../language/catalogue.ts'
import { characters } from '../text/counted-units.messages.ts'
import { joined } from '../text/joined.ts'

const inWords = new Map([
  [6, 'six characters'],
  [8, 'eight characters'],
  [15, 'fifteen characters'],
])

/** The sentences about fields of any form. */
export const validationMessages = catalogue('validation', {
  atMostCharacters: (most: number) => `At most ${characters(most)}.`,
  ordinarySigns: 'Please use letters, numbers and ordinary signs only.',
  mismatch: (placeholder: string) => `Does not match ${placeholder}`,
  password: {
    length: (minimum: number) => `at least ${inWords.get(minimum) ?? characters(minimum)}`,
    numberOrSpecial: 'one number or special character',
    notCommon: 'not a commonly used password',
    hint: (first: readonly string[], last: string) => `${joined(first)}, and ${last}.`,
  },
})
