import type { nouns as english, Noun } from '../../common/text/nouns.messages.ts'
import * as words from './words.ts'

type Counted = ((count: number) => string) & { after: (count: number) => string }

/** A noun: indefinite for one of them, definite for all. */
const noun = (one: string, many: string, counted: Counted): Noun => ({
  one,
  many,
  counted,
  countedTo: counted.after,
})

export const nouns: typeof english = {
  area: noun('مجال', 'المجالات', words.areas),
  combination: noun('تركيبة مجال ومجال فرعي', 'تركيبات المجالات والمجالات الفرعية', words.combinations),
  company: noun('شركة', 'الشركات', words.companies),
  connector: noun('موصّل', 'الموصّلات', words.connectors),
  entity: noun('كيان', 'الكيانات', words.entities),
  'helper table': noun('جدول مساعد', 'الجداول المساعدة', words.helperTables),
  milestone: noun('مرحلة', 'المراحل', words.milestones),
  organisation: noun('مؤسسة', 'المؤسسات', words.organisations),
  person: noun('شخص', 'الأشخاص', words.people),
  'security group': noun('مجموعة أمان', 'مجموعات الأمان', words.groups),
  source: noun('مصدر', 'المصادر', words.sources),
  'sub-area': noun('مجال فرعي', 'المجالات الفرعية', words.subareas),
  user: noun('مستخدم', 'المستخدمين', words.users),
  version: noun('إصدار', 'الإصدارات', words.versions),
}
