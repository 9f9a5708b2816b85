import { enclosed } from '../../common/language/bidi.ts'
import { type PluralForm, plural } from '../../common/language/format.ts'
import { waitingTime } from '../../common/text/waiting-time.ts'

/** Isolates an example in a sentence without parameters. Such a sentence is made before the language is set. */
export const example = enclosed

/** The forms of a counted text in Arabic: for 0, 1 and 2, for 3 to 10, for 11 to 99, and for the others. */
export type ArabicForms = Record<Intl.LDMLPluralRule, PluralForm>

/** Writes a counted text in Arabic, which needs all six forms. */
export const arabic = (count: number, forms: ArabicForms): string => plural(count, forms)

type Counting = (count: number) => string

/** Counts a noun in its three cases. The nominative is the function itself. */
type Noun = Counting & {
  /** The genitive: after a preposition or another noun. */
  after: Counting
  /** The accusative: the object of a verb. */
  object: Counting
}

type Forms = {
  one: string
  /** The dual, and its other cases. */
  two: readonly [nominative: string, others: string]
  few: string
  many: string
  /** After hundreds. The masculine singular in the accusative is `many`. */
  other: string
  /** One of them as the object of a verb, if that differs. */
  oneObject?: string
}

function noun({ one, two: [two, twoOthers], few, many, other, oneObject = one }: Forms): Noun {
  const rest = { zero: `# ${other}`, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` }
  return Object.assign((count: number) => arabic(count, { ...rest, one, two }), {
    after: (count: number) => arabic(count, { ...rest, one, two: twoOthers }),
    object: (count: number) => arabic(count, { ...rest, one: oneObject, two: twoOthers }),
  })
}

/** A masculine noun with a regular dual. */
const masculine = (word: string, few: string, accusative = `${word}\u064B\u0627`): Noun =>
  noun({
    one: `${word} واحد`,
    two: [`${word}ان`, `${word}ين`],
    few,
    many: accusative,
    other: word,
    oneObject: `${accusative} واحدًا`,
  })

/** A feminine noun in ـة, whose accusative looks the same. */
const feminine = (stem: string, few: string): Noun =>
  noun({
    one: `${stem}ة واحدة`,
    two: [`${stem}تان`, `${stem}تين`],
    few,
    many: `${stem}ة`,
    other: `${stem}ة`,
  })

export const approvals = feminine('موافق', 'موافقات')
export const areas = masculine('مجال', 'مجالات')
export const characters = masculine('حرف', 'أحرف')
export const connectors = masculine('موصّل', 'موصّلات')
export const days = masculine('يوم', 'أيام')
export const entities = masculine('كيان', 'كيانات')
export const entries = masculine('عنصر', 'عناصر')
export const headers = feminine('ترويس', 'ترويسات')
export const hours = feminine('ساع', 'ساعات')
export const licences = masculine('ترخيص', 'تراخيص')
export const lines = masculine('سطر', 'أسطر')
export const milestones = feminine('مرحل', 'مراحل')
export const minutes = feminine('دقيق', 'دقائق')
export const organisations = feminine('مؤسس', 'مؤسسات')
export const people = masculine('شخص', 'أشخاص')
export const requests = masculine('طلب', 'طلبات')
export const rows = masculine('صف', 'صفوف')
export const seconds = feminine('ثاني', 'ثوانٍ')
export const sources = masculine('مصدر', 'مصادر')
export const tables = masculine('جدول', 'جداول')
export const users = masculine('مستخدم', 'مستخدمين')
export const versions = masculine('إصدار', 'إصدارات')

export const faults = noun({
  one: 'خطأ واحد',
  two: ['خطآن', 'خطأين'],
  few: 'أخطاء',
  many: 'خطأً',
  other: 'خطأ',
  oneObject: 'خطأً واحدًا',
})

export const subareas = noun({
  one: 'مجال فرعي واحد',
  two: ['مجالان فرعيان', 'مجالين فرعيين'],
  few: 'مجالات فرعية',
  many: 'مجالًا فرعيًا',
  other: 'مجال فرعي',
  oneObject: 'مجالًا فرعيًا واحدًا',
})

export const helperTables = noun({
  one: 'جدول مساعد واحد',
  two: ['جدولان مساعدان', 'جدولين مساعدين'],
  few: 'جداول مساعدة',
  many: 'جدولًا مساعدًا',
  other: 'جدول مساعد',
  oneObject: 'جدولًا مساعدًا واحدًا',
})

export const groups = noun({
  one: 'مجموعة أمان واحدة',
  two: ['مجموعتا أمان', 'مجموعتي أمان'],
  few: 'مجموعات أمان',
  many: 'مجموعة أمان',
  other: 'مجموعة أمان',
})

export const companies = feminine('شرك', 'شركات')

export const xeroCompanies = noun({
  one: 'شركة Xero واحدة',
  two: ['شركتا Xero', 'شركتي Xero'],
  few: 'شركات Xero',
  many: 'شركة Xero',
  other: 'شركة Xero',
})

export const combinations = noun({
  one: 'تركيبة واحدة من مجال ومجال فرعي',
  two: ['تركيبتان من مجال ومجال فرعي', 'تركيبتين من مجال ومجال فرعي'],
  few: 'تركيبات من مجالات ومجالات فرعية',
  many: 'تركيبة من مجال ومجال فرعي',
  other: 'تركيبة من مجال ومجال فرعي',
})

/** Ends a list of names: "and 3 others". */
export const andOthers = (count: number): string =>
  arabic(count, {
    zero: 'و# غير ذلك',
    one: 'وواحد غير ذلك',
    two: 'واثنان غير ذلك',
    few: 'و# غير ذلك',
    many: 'و# غير ذلك',
    other: 'و# غير ذلك',
  })

/** How long to wait, given in seconds: as the object of a verb, and after a preposition. */
export const untilRetry = waitingTime({
  seconds: seconds.object,
  minutes: minutes.object,
  hours: hours.object,
  days: days.object,
})
export const untilRetryAfter = waitingTime({
  seconds: seconds.after,
  minutes: minutes.after,
  hours: hours.after,
  days: days.after,
})
