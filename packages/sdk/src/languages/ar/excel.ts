import { formatNumber } from '../../common/language/format.ts'
import { isolated as q } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { accessMessages } from '../../excel/access/access.messages.ts'
import type { changesMessages } from '../../excel/changes/changes.messages.ts'
import type { groupsMessages } from '../../excel/groups/groups.messages.ts'
import type { linkText } from '../../excel/links/link-sentence.messages.ts'
import { linkChangeSummary } from '../../excel/links/link-sentence.ts'
import type { linksMessages } from '../../excel/links/links.messages.ts'
import { nouns } from './nouns.ts'
import * as words from './words.ts'
import { andOthers, people } from './words.ts'

const obstacles = {
  group: 'مجموعة الأمان',
  area: 'المجال',
  subarea: 'المجال الفرعي',
  version: 'الإصدار',
  milestone: 'المرحلة',
  'helper-table': 'الجدول المساعد',
} as const

export const access: typeof accessMessages = {
  byPerson: 'من يرى ماذا',
  byItem: 'من يرى ماذا، حسب العنصر',
  byMatrix: 'من يرى ماذا، في جدول',
  summary: 'ما يراه الأشخاص الآن في Excel، ولماذا.',
  print: 'طباعة',
  report: {
    person: (name) => `ما يراه ${q(name)} في Excel`,
    item: (name) => `من يرى ${q(name)} في Excel`,
    details: (organisation, at, by) => `${q(organisation)}، ${q(at)}، بواسطة ${q(by)}`,
    access: 'الوصول',
  },
  matrix: {
    marks: { all: 'يراه', part: 'يرى جزءًا منه', none: 'لا يراه' },
    csv: { all: 'نعم', part: 'جزئيًا', none: 'لا' },
    connectors: 'الموصّلات',
    cell: (person, item, mark) => `${q(person)}، ${q(item)}: ${mark}`,
    report: (items) => `من يرى ماذا: ${items}`,
  },
  csvHeads: ['الاسم', 'عنوان البريد الإلكتروني', 'النوع', 'العنصر', 'الجزء', 'الوصول', 'السبب'],
  choosePerson: 'اختر شخصًا لمعرفة ما يراه في Excel، ولماذا.',
  chooseItem: 'اختر عنصرًا لمعرفة من يراه في Excel، ولماذا.',
  missingUser: 'لم يعد هذا الشخص في المؤسسة.',
  missingItem: 'لم يعد هذا موجودًا.',
  noOne: 'لا أحد يرى هذا الآن في Excel.',
  isArchived: 'إنه مؤرشف.',
  kinds: {
    area: nouns.area,
    subarea: nouns['sub-area'],
    version: nouns.version,
    milestone: nouns.milestone,
    'helper-table': nouns['helper table'],
    entity: nouns.entity,
  },
  readOnly: 'قراءة فقط',
  readAndWrite: 'قراءة وكتابة',
  reasons: {
    linked: 'ربط مباشر',
    everyEntity: 'ربط بكل الكيانات الحالية والمستقبلية',
    via: (group) => `عبر ${q(group)}`,
    through: (group, grant) => `عبر ${q(group)}: ${grant}`,
    wholeArea: (name) => `كل المجالات الفرعية الحالية والمستقبلية في ${q(name)}`,
    wholeSubarea: (name) => `كل المجالات الحالية والمستقبلية في ${q(name)}`,
    wholeVersion: (name) => `كل المراحل الحالية والمستقبلية في ${q(name)}`,
    pair: (whole, part) => `${q(whole)} – ${q(part)}`,
  },
  nothing: {
    locked: 'لا يرى شيئًا في Excel ما دام حسابه مقفلًا.',
    archived: 'لا يرى شيئًا في Excel ما دام حسابه مؤرشفًا.',
    unassigned: 'ليس في أي مجموعة أمان، ولا يرتبط بأي كيان أو جدول مساعد.',
    ungranted: 'لا تمنح مجموعات الأمان لديه شيئًا لا يزال موجودًا.',
    withheld: (all) => `كل ما مُنح له مؤرشف: ${all}.`,
  },
  obstacle: ({ kind, name }) => `${obstacles[kind]} ${q(name)}`,
  totals: (all) =>
    joined([
      ...(all.areas > 0 ? [`${words.areas(all.areas)} مع ${words.subareas.after(all.subareas)}`] : []),
      ...(all.versions > 0
        ? [`${words.versions(all.versions)} مع ${words.milestones.after(all.milestones)}`]
        : []),
      ...(all.entities > 0 ? [words.entities(all.entities)] : []),
      ...(all.helperTables > 0 ? [words.helperTables(all.helperTables)] : []),
    ]),
  seenBy: (count) => `يرى ${people(count)} هذا في Excel.`,
  change: {
    none: 'لن يرى أحد أكثر أو أقل مما يراه الآن.',
    noMembers: 'لا أحد في هذه المجموعة بعد، فلن يرى أحد أكثر أو أقل مما يراه الآن.',
    heading: 'من يحصل على وصول ومن يفقده',
    loading: 'جارٍ التحقق ممن يحصل على وصول أو يفقده…',
    failed: 'تعذّر التحقق ممن يحصل على وصول أو يفقده.',
    gain: (count) => `يحصل ${people(count)} على وصول`,
    lose: (count) => `يفقد ${people(count)} الوصول`,
    more: andOthers,
  },
}

export const linkSentence: typeof linkText = {
  nothing: 'لن يتغير شيء.',
  later: (many, linked) => `ما يُضاف لاحقًا (${many}) ${linked ? 'سيُربط أيضًا' : 'لن يُربط بعد ذلك'}.`,
  addsAndRemoves: (items, removed) => `الإضافة: ${items}، والإزالة: ${formatNumber(removed)}.`,
  adds: (items) => `الإضافة: ${items}.`,
  removes: (items) => `الإزالة: ${items}.`,
  affected: (count) => (count === 0 ? 'لا يتأثر أحد.' : `يتأثر ${people(count)}.`),
  added: (items) => `أُضيف: ${items}`,
  removed: (items) => `أُزيل: ${items}`,
  laterDone: (many, linked) => `ما يُضاف لاحقًا (${many}): ${linked ? 'يُربط أيضًا' : 'لم يعد يُربط'}`,
  every: (count, noun) => `كل ${noun.many} (${formatNumber(count)})`,
  link: (verb, name, to, later) =>
    `${verb === 'Link' ? 'ربط' : 'تعيين'} ${q(name)} ${verb === 'Link' ? 'مع' : 'إلى'} ${to}${later ? ' وكل ما يُضاف لاحقًا.' : '.'}`,
}

export const links: typeof linksMessages = {
  changedMeanwhile: (name, change) =>
    `غيّر مستخدم آخر روابط ${q(name)}: ${linkChangeSummary(change)}. ويتضمن النموذج ذلك الآن. تحقق منه، ثم احفظ مرة أخرى.`,
  all: (nouns) => `كل ${nouns}`,
  notLinked: (name, reason) => `تعذّر ربط ${q(name)}: ${q(reason)}`,
  notUnlinked: (name, reason) => `تعذّر إلغاء ربط ${q(name)}: ${q(reason)}`,
  linkTypeNotChanged: (reason) => `تعذّر تغيير نوع الربط: ${q(reason)}`,
  partly: (done, total) => `حُفظ ${formatNumber(done)} من ${formatNumber(total)}. لم يُحفظ:`,
  moreFailed: (count) => `${andOthers(count)}.`,
  targetGone: 'لم يعد موجودًا.',
  notTried: (count) => `لم تُجرَّب بعد: ${formatNumber(count)}.`,
  retry: (count) => `إعادة محاولة ما فشل (${count})`,
  saving: (done, total) => `جارٍ الحفظ: ${formatNumber(done)} من ${formatNumber(total)}`,
  undo: 'تراجع',
  undoing: (name) => `تراجع عن ${q(name)}`,
  restored: (name) => `تمت استعادة روابط ${q(name)}.`,
  partlyRestored: (name, back, total, reason) =>
    `تمت استعادة ${formatNumber(back)} من ${formatNumber(total)} من روابط ${q(name)}. ${q(reason)}`,
  everyEntity: 'كل الكيانات الحالية والمستقبلية',
  deleteLinks: (name) => `حذف روابط ${q(name)}؟`,
  counted: ({ ids, later }) =>
    later ? 'الكل مرتبط' : ids.length === 0 ? 'لا شيء' : `المرتبط: ${formatNumber(ids.length)}`,
}

const NAMES_SHOWN = 5

const listed = (names: readonly string[]) => {
  const shown = joined(names.slice(0, NAMES_SHOWN).map(q))
  return names.length > NAMES_SHOWN ? `${shown} ${andOthers(names.length - NAMES_SHOWN)}` : shown
}

export const groups: typeof groupsMessages = {
  title: 'مجموعات الأمان',
  create: 'إنشاء مجموعة أمان',
  save: 'حفظ مجموعة الأمان',
  edit: 'تعديل مجموعة الأمان',
  newGroup: 'مجموعة أمان جديدة',
  nameLabel: 'اسم مجموعة الأمان',
  backToGroups: 'العودة إلى المجموعات',
  setStatus: 'تعيين الحالة',
  statusOf: (name, status) => `${status}، تعيين حالة ${q(name)}`,
  wasSaved: (name) => `تم حفظ ${q(name)}.`,
  wasCreated: (name) => `تم إنشاء ${q(name)}.`,
  members: people,
  gone: 'لم تعد مجموعة الأمان هذه موجودة.',
  steps: { areas: 'المجالات', subareas: 'المجالات الفرعية', versions: 'الإصدارات والمراحل' },
  scopes: {
    allCurrent: 'كل الحالية',
    allCurrentAndFuture: 'كل الحالية والمستقبلية',
    onlySelected: 'المحددة فقط',
  },
  footer: (step, steps, isNew) =>
    step < steps
      ? `الخطوة ${step} من ${steps}. الرجوع يُبقي على اختياراتك.`
      : `الخطوة ${step} من ${steps}. يتم الحفظ عند ${isNew ? 'إنشاء' : 'حفظ'} المجموعة.`,
  progress: (done, total) => `حُفظ ${formatNumber(done)} من ${formatNumber(total)}`,
  retry: (failed) => `إعادة محاولة ما فشل (${failed})`,
  failed: (failed, total) =>
    `تعذّر حفظ ${formatNumber(failed)} من ${formatNumber(total)}. وحُفظ الباقي. اضغط «إعادة المحاولة» لإرسال ما فشل فقط.`,
  nameOnly: 'سيتغير الاسم فقط.',
  canSee: 'يمكن لهذه المجموعة رؤية',
  canSeeNothing: 'لا شيء بعد. اختر مجالات أو مجالات فرعية أو إصدارات.',
  groupItself: (name) => `المجموعة ${q(name)}`,
  notLinked: 'غير مرتبط',
  later: 'الكل + المستقبلية',
  allCurrent: 'كل الحالية',
  every: {
    areas: 'كل المجالات الفرعية، الحالية والمستقبلية',
    subareas: 'كل المجالات، الحالية والمستقبلية',
    versions: 'كل المراحل، الحالية والمستقبلية',
  },
  onlyMilestone: 'مرحلته الحالية الوحيدة',
  some: {
    areas: (count, total) => `${formatNumber(count)} من ${words.subareas.after(total)}`,
    subareas: (count, total) => `${formatNumber(count)} من ${words.areas.after(total)}`,
    versions: (count, total) => `${formatNumber(count)} من ${words.milestones.after(total)}`,
  },
  count: { areas: words.subareas, subareas: words.areas, versions: words.milestones },
  allCurrentMilestones: (count) => `كل المراحل الحالية (${formatNumber(count)})`,
  via: (names) => `عبر ${listed(names)}`,
  whole: { area: 'كل المجالات الفرعية', subarea: 'كل المجالات', version: 'كل المراحل' },
  unknown: 'عنصر محذوف',
  changedMeanwhile: ({ renamed, added, removed }, action) => {
    const changes = [
      ...(renamed === null ? [] : [`اسمها الآن ${q(renamed)}`]),
      ...(added.length === 0 ? [] : [`أُضيف ${listed(added)}`]),
      ...(removed.length === 0 ? [] : [`أُزيل ${listed(removed)}`]),
    ]
    return `غيّر مستخدم آخر هذه المجموعة في هذه الأثناء: ${changes.join('؛ ')}. لم يُرسل شيء بعد. جُمعت تغييراتك وتغييراته هنا. تحقق منها، ثم اضغط «${action}» مرة أخرى.`
  },
  deletedMeanwhile:
    'حذف مستخدم آخر هذه المجموعة في هذه الأثناء. لم يُرسل شيء. اضغط «إنشاء مجموعة أمان» لإنشائها مرة أخرى بهذه الاختيارات.',
}

export const structureChanges: typeof changesMessages = {
  recent: 'آخر التغييرات',
  recentMeans: 'يمكن التراجع عن تغييرات آخر عشر دقائق.',
  none: 'لم يتغير شيء في آخر عشر دقائق.',
  change: (action, name) => `${action}: ${q(name)}`,
  by: (name) => `بواسطة ${q(name)}`,
  byYou: 'بواسطتك',
  undone: (name) => `تم التراجع عن تغيير ${q(name)}.`,
  merge: 'دمج',
  mergeNamed: (name) => `دمج ${q(name)}`,
  mergeAreaMeans:
    'يحصل المجال الذي تختاره على روابطه، وتحصل مجموعات الأمان فيه على الوصول نفسه. ثم يُحذف هذا المجال.',
  mergeSubareaMeans:
    'يحصل المجال الفرعي الذي تختاره على روابطه، وتحصل مجموعات الأمان فيه على الوصول نفسه. ثم يُحذف هذا المجال الفرعي.',
  intoArea: 'في المجال',
  intoSubarea: 'في المجال الفرعي',
  merged: (from, into) => `دُمج ${q(from)} في ${q(into)}.`,
  move: 'نقل',
  moveNamed: (name) => `نقل ${q(name)}`,
  moveSubareaMeans: 'مجموعات الأمان التي تراه في المجال الأول ستراه في الثاني.',
  moveMilestoneMeans: 'مجموعات الأمان التي تراها تحتفظ بوصولها.',
  fromArea: 'من المجال',
  toArea: 'إلى المجال',
  toVersion: 'إلى الإصدار',
  moved: (name) => `نُقل ${q(name)}.`,
}
