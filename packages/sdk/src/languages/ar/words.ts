import { enclosed } from '../../common/language/bidi.ts'
import { type PluralForms, plural } from '../../common/language/format.ts'

/** Isolates an example in a sentence without parameters. Such a sentence is made before the language is set. */
export const example = enclosed

const noun = (forms: PluralForms) => (count: number) => plural(count, forms)

const forms = (one: string, two: string, few: string, many: string, other: string): PluralForms => ({
  zero: `# ${other}`,
  one: `${one}`,
  two,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${other}`,
})

export const connectors = noun(forms('موصّل واحد', 'موصّلان', 'موصّلات', 'موصّلًا', 'موصّل'))
export const users = noun(forms('مستخدم واحد', 'مستخدمان', 'مستخدمين', 'مستخدمًا', 'مستخدم'))
export const people = noun(forms('شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'))
export const organisations = noun(forms('مؤسسة واحدة', 'مؤسستان', 'مؤسسات', 'مؤسسة', 'مؤسسة'))
export const tables = noun(forms('جدول واحد', 'جدولان', 'جداول', 'جدولًا', 'جدول'))
export const rows = noun(forms('صف واحد', 'صفان', 'صفوف', 'صفًا', 'صف'))
export const minutes = noun(forms('دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'))
export const seconds = noun(forms('ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية'))
export const days = noun(forms('يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'))
export const hours = noun(forms('ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة'))
export const licences = noun(forms('ترخيص واحد', 'ترخيصان', 'تراخيص', 'ترخيصًا', 'ترخيص'))
export const areas = noun(forms('مجال واحد', 'مجالان', 'مجالات', 'مجالًا', 'مجال'))
export const subareas = noun(
  forms('مجال فرعي واحد', 'مجالان فرعيان', 'مجالات فرعية', 'مجالًا فرعيًا', 'مجال فرعي'),
)
export const versions = noun(forms('إصدار واحد', 'إصداران', 'إصدارات', 'إصدارًا', 'إصدار'))
export const milestones = noun(forms('مرحلة واحدة', 'مرحلتان', 'مراحل', 'مرحلة', 'مرحلة'))
export const entities = noun(forms('كيان واحد', 'كيانان', 'كيانات', 'كيانًا', 'كيان'))
export const helperTables = noun(
  forms('جدول مساعد واحد', 'جدولان مساعدان', 'جداول مساعدة', 'جدولًا مساعدًا', 'جدول مساعد'),
)
export const groups = noun(
  forms('مجموعة أمان واحدة', 'مجموعتا أمان', 'مجموعات أمان', 'مجموعة أمان', 'مجموعة أمان'),
)
export const faults = noun(forms('خطأ واحد', 'خطآن', 'أخطاء', 'خطأً', 'خطأ'))
export const lines = noun(forms('سطر واحد', 'سطران', 'أسطر', 'سطرًا', 'سطر'))
export const changes = noun(forms('تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير'))
export const characters = noun(forms('حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'))
export const headers = noun(forms('ترويسة واحدة', 'ترويستان', 'ترويسات', 'ترويسة', 'ترويسة'))
