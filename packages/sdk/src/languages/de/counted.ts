import { formatNumber } from '../../common/language/format.ts'

/** For example „1 Bereich“, „12 Bereiche“. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** The same in the dative, and for other nouns whose forms are alike. */
export const connectors = (count: number): string => counted(count, 'Konnektor', 'Konnektoren')
