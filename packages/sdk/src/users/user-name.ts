import type { Person } from '@tributary/domain'

/** "Jane Doe", blanks around either name aside; one name alone stands without a blank beside it. */
export const userName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim()
