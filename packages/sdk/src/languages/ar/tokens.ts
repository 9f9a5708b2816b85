import { isolated as q } from '../../common/language/isolated.ts'
import type { tokensMessages } from '../../tokens/tokens.messages.ts'
import { arabic, days, example, organisations } from './words.ts'

const tokens = (count: number) =>
  arabic(count, {
    zero: '# رمز API',
    one: 'رمز API واحد',
    two: 'رمزا API',
    few: '# رموز API',
    many: '# رمز API',
    other: '# رمز API',
  })

const tokensAfter = (count: number) => (count === 2 ? 'رمزي API' : tokens(count))

const accounts = (count: number) =>
  arabic(count, {
    zero: '# حساب خدمة',
    one: 'حساب خدمة واحد',
    two: 'حسابا خدمة',
    few: '# حسابات خدمة',
    many: '# حساب خدمة',
    other: '# حساب خدمة',
  })

const accountsAfter = (count: number) => (count === 2 ? 'حسابي خدمة' : accounts(count))

export const tokenTexts: typeof tokensMessages = {
  heading: 'رموز API',
  token: { one: 'رمز API', many: 'رموز API', counted: tokens, countedTo: tokensAfter },
  account: { one: 'حساب خدمة', many: 'حسابات الخدمة', counted: accounts, countedTo: accountsAfter },
  scopes: { read: 'القراءة', refresh: 'القراءة والتحديث', administer: 'الإدارة' },
  scopeMeans: {
    read: 'يقرأ ما يحق لمالكه رؤيته، ولا يغيّر شيئًا.',
    refresh: 'يبدأ التحديثات ويلغيها أيضًا.',
    administer: 'يغيّر أيضًا ما يحق لمالكه تغييره، مثل الموصّلات والمستخدمين.',
  },
  none: 'ليس لديك رموز API.',
  about:
    'يسجّل البرنامج الدخول برمز API، ولا يحق له أكثر مما يحق لك. وتغيير كلمة المرور أو عنوان البريد الإلكتروني يلغي كل رموزك.',
  shared: 'إذا كان آخرون يعتمدون على البرنامج، فاستخدم حساب خدمة بدلًا من ذلك. فهو يظل يعمل بعد مغادرتك.',
  everywhere: 'كل مؤسساتك',
  everywhereWithin: 'كل مؤسساتك',
  everywhereOfOwner: 'كل مؤسسات المالك',
  endsIn: (hint) => `ينتهي بالأحرف ${q(hint)}`,
  created: (time) => `أُنشئ في ${q(time)}`,
  createdBy: (time, name) => `أُنشئ في ${q(time)} بواسطة ${q(name)}`,
  expires: (time) => `تنتهي صلاحيته في ${q(time)}`,
  neverExpires: 'لا تنتهي صلاحيته',
  never: 'أبدًا',
  expiresSoon: (count) => (count === 0 ? 'تنتهي صلاحيته اليوم' : `تنتهي صلاحيته خلال ${days.after(count)}`),
  expired: 'انتهت صلاحيته',
  lastUsed: 'آخر استخدام',
  neverUsed: 'لم يُستخدم قط',
  lastUsedWithin: 'آخر استخدام',
  neverUsedWithin: 'لم يُستخدم قط',
  create: 'إنشاء رمز',
  createFor: (name) => `إنشاء رمز لـ ${q(name)}`,
  revoke: 'إلغاء',
  revokeNamed: (name) => `إلغاء ${q(name)}`,
  revoking: (name) => `هل تريد إلغاء ${q(name)}؟`,
  revokingMeans: 'يفشل الاستدعاء التالي لأي برنامج يستخدمه. ولا يمكن استعادة الرمز.',
  revoked: (name) => `أُلغي ${q(name)}.`,
  form: {
    title: 'إنشاء رمز API',
    titleFor: (name) => `إنشاء رمز API لـ ${q(name)}`,
    name: 'الاسم',
    nameHelp: `الغرض من الرمز، مثل ${example('«التحديث الليلي»')}.`,
    scope: 'النطاق',
    expiry: 'انتهاء الصلاحية',
    after: (count) => `بعد ${days.after(count)}`,
    never: 'أبدًا',
    neverHelp: 'يعمل إلى أن يلغيه أحد. احفظه في مخزن للأسرار.',
    place: 'المؤسسات',
    chosen: 'هذه المؤسسات فقط',
    chosenHelp: 'لا تتجاوز حقوق هذا الرمز حقوق مسؤول المؤسسة.',
    search: 'البحث في المؤسسات',
    noPlace: 'لم يُعثر على مؤسسات.',
    placeMissing: 'اختر مؤسسة واحدة على الأقل.',
    placesAtMost: (most) => `اختر ${organisations.object(most)} كحد أقصى.`,
  },
  secret: {
    title: 'رمز API الجديد',
    once: 'انسخ الرمز الآن. لا يمكن عرضه مرة أخرى.',
    label: 'رمز API',
    copy: 'نسخ الرمز',
    done: 'تم',
    curl: 'التجربة باستخدام curl',
    curlHelp: `عيّن ${example('TRIBUTARY_TOKEN')} في البيئة أولًا. وبذلك لا يظهر الرمز في قائمة العمليات.`,
    cli: 'تسجيل الدخول من سطر الأوامر',
    cliHelp: 'يطلب الأمر إدخال الرمز.',
  },
  programs: {
    title: 'البرامج',
    summary: (organisation) => `حسابات الخدمة ورموز API التي تعمل في ${q(organisation)}`,
    loading: 'جارٍ تحميل البرامج',
    label: 'حسابات الخدمة',
    add: 'إضافة حساب خدمة',
    edit: 'تعديل حساب الخدمة',
    emptyTitle: 'لا توجد حسابات خدمة',
    emptyText:
      'يتيح حساب الخدمة لبرنامج استدعاء Tributary من دون حقوق مستخدم، لتحديث الموصّلات ليلًا مثلًا. وهو يخص المؤسسة، لذلك يظل يعمل عندما يغادر الأشخاص.',
    noTokens: 'لا توجد رموز API بعد.',
    othersHeading: 'رموز API للمستخدمين',
    othersSummary: 'لكل رمز حقوق مالكه.',
    noOthers: 'ليس لأي مستخدم رمز API يعمل هنا.',
    allConnectors: 'الكل',
    saved: (name) => `حُفظ ${q(name)}.`,
    added: (name) => `أُضيف ${q(name)}.`,
    deleted: (name) => `حُذف ${q(name)}.`,
    deleting: (name) => `هل تريد حذف ${q(name)}؟`,
    deletingMeans: (count) =>
      count === 0
        ? 'ليس له رموز API، لذلك لا يتوقف أي برنامج عن العمل.'
        : 'تتوقف البرامج التي تستخدم رموز API الخاصة به عن العمل فورًا.',
    stopWorking: (count) => `عدد الرموز التي تتوقف عن العمل: ${tokens(count)}`,
    name: 'الاسم',
    nameHelp: `البرنامج الذي يستخدمه، مثل ${example('«مستودع البيانات»')}.`,
    role: 'الدور',
    roleMeans: {
      User: 'يرى الموصّلات التي تختارها ويحدّثها.',
      ExcelUser: 'يغيّر أيضًا بنية Excel.',
      OrganisationAdmin: 'يرى كل الموصّلات، ويحق له تغيير الموصّلات والمستخدمين.',
    },
    connectors: 'الموصّلات',
    connectorsHelp: 'لا يرى الحساب سوى هذه الموصّلات.',
    searchConnectors: 'البحث في الموصّلات',
    noConnectors: 'لم يُعثر على موصّلات.',
    loadingConnectors: 'جارٍ تحميل الموصّلات…',
  },
}
