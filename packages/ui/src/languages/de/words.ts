import { type PluralForm, plural } from '@tributary/sdk/common'

/** Writes a counted text in German, which needs both forms. */
export const german = (count: number, forms: Record<'one' | 'other', PluralForm>): string =>
  plural(count, forms)

/** Ends a list of names: "and 3 more". */
export const andMore = (count: number): string =>
  german(count, { one: 'und ein weiterer Eintrag', other: 'und # weitere' })
