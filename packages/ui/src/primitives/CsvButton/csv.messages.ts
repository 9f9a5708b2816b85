import { catalogue, plural } from '@tributary/sdk/common'

export const csvText = catalogue('ui.primitives.csv', {
  rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
  /** The heading of a column of times in a file. */
  inUtc: (header: string) => `${header} (UTC)`,
})
