const firstCharacter = (text: string): string => {
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment
  return ''
}

// Cut once more after upper-casing, which makes two letters of some (ß, ﬁ).
const firstLetter = (name: string): string => firstCharacter(firstCharacter(name.trim()).toUpperCase())

/** First letters of first and last name, upper-cased; one letter when a name is missing (portal spec 2.2). */
export const initials = (person: { firstName: string; lastName: string }): string =>
  firstLetter(person.firstName) + firstLetter(person.lastName)

/** The first letter of one name, upper-cased and never half a character: a connector type's or an organisation's. */
export const monogramLetter = firstLetter
