import { activeLanguage } from './catalogue.ts'

type DateOptions = Intl.DateTimeFormatOptions

/** Formatters are slow to make, and tables format thousands of values. They are stored by language and options. */
const formatters = /* @__PURE__ */ new Map<string, unknown>()

function stored<Formatter>(kind: string, options: unknown, make: (tag: string) => Formatter): Formatter {
  const { tag } = activeLanguage()
  const key = `${kind} ${tag} ${JSON.stringify(options)}`
  if (!formatters.has(key)) formatters.set(key, make(tag))
  return formatters.get(key) as Formatter
}

/** Formats a number in the language that is shown: "1,234". */
export const formatNumber = (value: number): string =>
  stored('number', null, (tag) => new Intl.NumberFormat(tag)).format(value)

/** Formats a date or a time in the language that is shown, in the user's time zone unless the options name another. */
export const formatDate = (date: Date, options: DateOptions): string =>
  stored('date', options, (tag) => new Intl.DateTimeFormat(tag, options)).format(date)

/** Joins words in the language that is shown: "Anna, Bram and Cleo". */
export const formatList = (words: readonly string[]): string =>
  stored('list', null, (tag) => new Intl.ListFormat(tag)).format(words)

const arabicComma = /^(ar|ckb|fa|ps|sd|ug|ur)\b/

/** Returns the comma and the space between the names of a list without "and": ", ", or "، " in Arabic. */
export const comma = (): string => (arabicComma.test(activeLanguage().tag) ? '، ' : ', ')

/** Formats a distance from now: -2 and 'hour' give "2 hours ago". `short` gives "2 hr ago" in English. */
export const formatRelative = (
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  style: 'long' | 'short' = 'long',
): string =>
  stored('relative', style, (tag) => new Intl.RelativeTimeFormat(tag, { style })).format(value, unit)

/**
 * A form of a counted text, in which `#` becomes the number. A form with a name in it is a function of the number, because
 * a name may contain `#` as well.
 */
export type PluralForm = string | ((count: string) => string)

/** The forms of a text for the plural categories of a language. `other` is used where one is missing. */
export type PluralForms = { [Category in Intl.LDMLPluralRule]?: PluralForm } & {
  /** The form that fits every number. */
  other: PluralForm
}

/** Chooses the form of a counted text that fits the number in the language that is shown. */
export function plural(count: number, forms: PluralForms): string {
  const category = stored('plural', null, (tag) => new Intl.PluralRules(tag)).select(count)
  const form = forms[category] ?? forms.other
  const number = formatNumber(count)
  return typeof form === 'string' ? form.replaceAll('#', number) : form(number)
}
