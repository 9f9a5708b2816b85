import { monogramLetter } from '@tributary/domain'

/**
 * Returns the first letters of an organisation's first two words: "Harbour & Pine" is HP. Signs do not count as
 * words.
 */
export const organisationInitials = (companyName: string) =>
  (companyName.match(/[\p{L}\p{N}]\S*/gu) ?? []).slice(0, 2).map(monogramLetter).join('')
