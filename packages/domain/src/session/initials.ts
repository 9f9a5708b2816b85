// Created once: creating one takes longer than segmenting a name.
const characters = new Intl.Segmenter()

const firstCharacter = (text: string): string => {
  for (const { segment } of characters.segment(text)) return segment
  return ''
}

// Cut again after upper-casing, because some characters (ß, ﬁ) become two letters.
const firstLetter = (name: string): string => firstCharacter(firstCharacter(name.trim()).toUpperCase())

/** Returns the first letters of first and last name in upper case; one letter if a name is empty. */
export const initials = (person: { firstName: string; lastName: string }): string =>
  firstLetter(person.firstName) + firstLetter(person.lastName)

/** Returns the first letter of a name in upper case, e.g. of a connector type; never part of a character. */
export const monogramLetter = firstLetter
