import { formatNumber } from '../../common/language/format.ts'
import { isolated as q } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { areaTableMessages } from '../../excel/import/import.messages.ts'
import type { structureSearchMessages } from '../../excel/search/search.messages.ts'
import type { areasMessages, subareasMessages } from '../../excel/structure/areas.messages.ts'
import type { excelMessages } from '../../excel/structure/excel.messages.ts'
import type { StructureNoun, structureMessages } from '../../excel/structure/structure.messages.ts'
import { userName } from '../../users/user-name.ts'
import { nouns } from './nouns.ts'
import * as words from './words.ts'

const gone: Record<StructureNoun, string> = {
  area: 'لم يعد هذا المجال موجودًا.',
  'sub-area': 'لم يعد هذا المجال الفرعي موجودًا.',
  version: 'لم يعد هذا الإصدار موجودًا.',
  milestone: 'لم تعد هذه المرحلة موجودة.',
  'helper table': 'لم يعد هذا الجدول المساعد موجودًا.',
  entity: 'لم يعد هذا الكيان موجودًا.',
  'security group': 'لم تعد مجموعة الأمان هذه موجودة.',
  user: 'لم يعد هذا المستخدم موجودًا.',
}

const sentences = (noun: 'area' | 'sub-area', itself: string) => ({
  summary: (count: number, organisation: string) => `${nouns[noun].counted(count)} في ${q(organisation)}.`,
  archivedHidden: (count: number) => `مؤرشف ومخفي: ${formatNumber(count)}.`,
  archivedFound: (count: number) => `مؤرشف ومطابق أيضًا: ${formatNumber(count)}.`,
  deletionMeans: `تُحذف روابطه وصلاحياته أيضًا. ولن يراه بعد ذلك المستخدمون الذين يرون هذا ${itself}.`,
})

export const areas: typeof areasMessages = {
  ...sentences('area', 'المجال'),
  title: 'المجالات',
  add: 'إضافة مجالات',
  edit: 'تعديل المجال',
  none: 'لم يُعثر على مجالات.',
  manage: 'إدارة المجالات الفرعية المرتبطة',
  automatic: 'تُربط المجالات الفرعية الجديدة تلقائيًا.',
  notLinked: 'لا توجد مجالات فرعية مرتبطة.',
  linked: (count) => `مرتبط به: ${words.subareas(count)}`,
  linkType: { automatic: 'تلقائي', custom: 'مخصّص' },
  linkTypeMeans: {
    automatic: 'كل المجالات الفرعية، الحالية واللاحقة.',
    custom: 'المجالات الفرعية التي تحددها فقط.',
  },
  search: 'البحث في المجالات الفرعية',
  selectAll: 'تحديد الكل',
  selectNone: 'إلغاء تحديد الكل',
  subareas: 'المجالات الفرعية',
  selected: (count, total) => `حُدّد ${formatNumber(count)} من ${formatNumber(total)}`,
  shown: (count, total) =>
    `يُعرض ${formatNumber(count)} من ${formatNumber(total)}. ولا يغيّر «تحديد الكل» و«إلغاء تحديد الكل» إلا المعروض.`,
  linksSaved: 'تم حفظ الروابط',
}

export const subareas: typeof subareasMessages = {
  ...sentences('sub-area', 'المجال الفرعي'),
  title: 'المجالات الفرعية',
  add: 'إضافة مجالات فرعية',
  edit: 'تعديل المجال الفرعي',
  none: 'لم يُعثر على مجالات فرعية.',
  link: 'ربط المجالات بالمجالات الفرعية',
  automatic: 'مجالات مرتبطة بكل المجالات الفرعية.',
}

const added = (areas: number, subareas: number, links: number) =>
  `المجالات: ${formatNumber(areas)}، المجالات الفرعية: ${formatNumber(subareas)}، الروابط: ${formatNumber(links)}`

export const areaTable: typeof areaTableMessages = {
  paste: 'لصق جدول',
  title: 'لصق المجالات والمجالات الفرعية',
  explained: 'عمودان: المجال والمجال الفرعي. المجال الفارغ يكرر ما فوقه. تُضاف كل الصفوف معًا أو لا يُضاف شيء.',
  area: 'المجال',
  subarea: 'المجال الفرعي',
  table: 'المجالات والمجالات الفرعية',
  add: 'إضافة',
  notes: {
    newArea: 'جديد، ومرتبط بهذه المجالات الفرعية فقط.',
    existingArea: 'موجود بالفعل. سيحصل على الروابط الجديدة.',
    automaticArea: 'موجود بالفعل، ومرتبط بكل المجالات الفرعية.',
    newSubarea: 'جديد.',
    existingSubarea: 'موجود بالفعل. سيُربط فقط.',
    linkedSubarea: 'مرتبط بالفعل. لا شيء للإضافة.',
    sameAs: (row) => `مثل الصف ${formatNumber(row)}.`,
    tooMany: (most) => `الحد الأقصى للصفوف معًا: ${formatNumber(most)}.`,
  },
  effect: (areas, subareas, links) => `سيُضاف: ${added(areas, subareas, links)}`,
  errors: (count) => `صفوف فيها أخطاء: ${formatNumber(count)}.`,
  done: (areas, subareas, links) => `أُضيف: ${added(areas, subareas, links)}.`,
}

export const structureSearch: typeof structureSearchMessages = {
  title: 'البحث في بنية Excel',
  summary: 'المجالات والمجالات الفرعية والإصدارات والمراحل والكيانات والجداول المساعدة ومجموعات الأمان.',
  prompt: 'أدخل اسمًا في مربع البحث.',
  nothing: (search) => `لا شيء في بنية Excel يطابق «${q(search)}».`,
  found: (count) => `النتائج: ${formatNumber(count)}`,
  more: (count) => `نتائج أخرى: ${formatNumber(count)}. أدخل جزءًا أكبر من الاسم.`,
  kinds: {
    area: 'المجالات',
    'sub-area': 'المجالات الفرعية',
    version: 'الإصدارات',
    milestone: 'المراحل',
    entity: 'الكيانات',
    'helper table': 'الجداول المساعدة',
    'security group': 'مجموعات الأمان',
  },
  kind: {
    area: 'مجال',
    'sub-area': 'مجال فرعي',
    version: 'إصدار',
    milestone: 'مرحلة',
    entity: 'كيان',
    'helper table': 'جدول مساعد',
    'security group': 'مجموعة أمان',
  },
  within: (names, more) => `ضمن ${joined(names.map(q))}${more > 0 ? ` وغيرها: ${formatNumber(more)}` : ''}`,
  milestoneOf: (version) => `مرحلة ضمن ${q(version)}`,
  notLinked: 'غير مرتبط بأي مجال',
}

export const structure: typeof structureMessages = {
  added: (name) => `تمت إضافة ${q(name)}.`,
  severalAdded: (items) => `تمت الإضافة: ${items}.`,
  saved: (name) => `تم حفظ ${q(name)}.`,
  deleted: (name) => `تم حذف ${q(name)}.`,
  gone: (noun) => gone[noun],
  linkedToIt: (items) => `مرتبط به: ${items}`,
  grantIt: (groups) => `تمنحه ${words.groups(groups)}`,
  seeIt: (people) => `يراه ${words.people(people)}`,
  calledNow: (name) => `اسمه الآن ${q(name)}.`,
  statusNow: (status) => `حالته الآن: ${status}.`,
  noStatus: 'لم تعد هذه الحالة موجودة.',
  entitiesSummary: 'الكيانات التي يمكن ربط المستخدمين بها.',
  noMilestones: 'لا توجد مراحل بعد.',
  impactsUnknown: 'لا يُعرف بعد ما يعتمد عليه.',
  impactsFailed: 'تعذّر تحميل ما يعتمد عليه.',
  dependants: 'يتأثر بذلك أيضًا:',
  nothingDepends: 'لا شيء يعتمد عليه.',
}

export const excel: typeof excelMessages = {
  severalErrors: 'حدثت الأخطاء التالية:',
  groupFailed: 'حدث خطأ أثناء إضافة المجموعة',
  synchroniseNote: {
    before: 'بعد تغيير بنية الموصّل، يُرجى مزامنة إعداداتك من صفحة ',
    link: 'مزامنة الجداول',
    after: '. هل تُعدّها لأول مرة؟ ابدأ من هناك.',
  },
  delete: (name) => `حذف ${q(name)}؟`,
  unlinkArea: (name) => `إلغاء ربط ${q(name)} بكل المجالات الفرعية؟`,
  deleteEntityLinks: (user) => `حذف روابط ${q(userName(user))}؟`,
  linkCreated: 'تم إنشاء الرابط',
  assignmentSaved: 'تم حفظ التعيين',
  allSubareas: 'كل المجالات الفرعية',
  allAreas: 'كل المجالات',
  linkedTo: 'مرتبط بـ',
  assignedTo: 'معيَّن إلى',
  everySubarea: 'كل المجالات الفرعية الحالية والمستقبلية',
  notLinked: 'غير مرتبط',
  notAssigned: 'غير معيَّن',
  applyFor: {
    allCurrent: 'تحديد كل الحالية',
    allCurrentAndFuture: 'تحديد كل الحالية والمستقبلية',
    onlySelected: 'المحددة فقط',
  },
  none: {
    entities: 'لم يُعثر على كيانات.',
    areas: 'لم يُعثر على مجالات.',
    subareas: 'لم يُعثر على مجالات فرعية.',
    versions: 'لم يُعثر على إصدارات.',
    helperTables: 'لم يُعثر على جداول مساعدة.',
    users: 'لم يُعثر على مستخدمين.',
    groups: 'لم يُعثر على مجموعات أمان.',
  },
  onePerLine: 'الأسماء (اسم في كل سطر)',
  lines: {
    count: words.lines,
    noted: (count) => `مع ملاحظة: ${formatNumber(count)}`,
    progress: (done, total) => `${formatNumber(done)} من ${formatNumber(total)}`,
    tip: 'اسم واحد في كل سطر. ويمكن لصق عمود منسوخ من Excel.',
    blank: 'سطر فارغ، تم تخطّيه.',
    tooMany: (most) => `الحد الأقصى في كل مرة: ${words.lines(most)}.`,
    sameAs: (line) => `مطابق للسطر ${line}.`,
    existing: 'هذا الاسم موجود بالفعل.',
  },
  groupWizard: { create: 'إنشاء مجموعة أمان', save: 'حفظ مجموعة الأمان' },
}
