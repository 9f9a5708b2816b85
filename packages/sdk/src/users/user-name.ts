import type { Person } from '@tributary/domain'

/** Returns the full name, "Jane Doe", trimmed. A missing first or last name leaves no extra space. */
export const userName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName.trim()} ${lastName.trim()}`.trim()
