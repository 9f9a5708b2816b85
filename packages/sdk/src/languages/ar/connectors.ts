import { formatList, formatNumber } from '../../common/language/format.ts'
import { isolated as q } from '../../common/language/isolated.ts'
import type { authoriseMessages } from '../../connectors/authorise.messages.ts'
import type { connectorsMessages } from '../../connectors/connectors.messages.ts'
import type { FullRefreshPrice } from '../../connectors/full-refresh-price.ts'
import type { insightsMessages } from '../../connectors/insights.messages.ts'
import { typeTitle } from '../../connectors/kinds/kind-text.ts'
import type { manageMessages } from '../../connectors/manage.messages.ts'
import { connectors as counted, licences, requests as requestsOf, users } from './words.ts'

const priced = (type: string, { requests, dollarsEach, dollars }: FullRefreshPrice, refresh: string) =>
  `يتقاضى ${q(type)} مبلغ ${dollarsEach} دولار أمريكي عن كل طلب. ${refresh} حوالي ${requestsOf.after(requests)}، ويكلّف حوالي ${dollars} دولار أمريكي. ويحتاج الحساب الكبير إلى أكثر من ذلك.`

export const connectors: typeof connectorsMessages = {
  states: {
    'never-started': 'لم يُحدَّث بعد.',
    refreshing: 'جارٍ التحديث...',
    completed: 'الموصّل محدَّث.',
    incomplete: 'محدَّث، باستثناء بعض الجداول.',
    error: 'حدث خطأ.',
    cancelled: 'أُلغي.',
    'taking-longer': 'يستغرق وقتًا أطول من المتوقع.',
    forbidden: 'ربما قُطع اتصال هذا الموصّل.',
    'not-authorised': 'لم يُفوَّض بعد.',
    disconnected: 'غير متصل',
    deleted: 'محذوف',
  },
  refreshButtons: { Refresh: 'تحديث', Incremental: 'تزايدي', Retry: 'إعادة المحاولة', Full: 'كامل' },
  cancelledDetail: 'أُلغي. وتبقى البيانات التي خُزّنت قبل ذلك.',
  takingLongerHint: 'يبدو أن هذا الموصّل يستغرق وقتًا أطول من المتوقع.',
  reconnectHint: 'أعد المحاولة، أو أعد تفويضه من صفحة الإدارة.',
  disconnectedPointer: 'هذا الموصّل غير متصل. انتقل إلى تبويب الإدارة لإعادة توصيله.',
  askToAuthorise: 'اطلب من المسؤول تفويض هذا الموصّل.',
  schedule: {
    next: 'التحديث القادم',
    nextShort: 'القادم:',
    notWhileOff: 'لا تحديث ما دام غير متصل.',
  },
  refreshRequested: 'طُلب التحديث من البوابة',
  fullRefreshRequested: 'طُلب التحديث الكامل من البوابة',
  firstRefresh: {
    title: (name) => `قراءة كل بيانات ${q(name)}؟`,
    price: (type, price) => priced(type, price, 'يجري التحديث الأول'),
    action: 'بدء التحديث',
  },
  fullRefresh: {
    title: (name) => `قراءة كل بيانات ${q(name)} مرة أخرى؟`,
    price: (type, price) => priced(type, price, 'يجري هذا التحديث الكامل'),
    action: 'بدء التحديث الكامل',
  },
  refreshDetailTitle: 'تفاصيل التحديث',
  more: 'المزيد',
  nothingToDo: 'لا يوجد الكثير لفعله هنا.',
  tryAdding: 'لمَ لا تجرّب إضافة موصّل؟',
  askAdministrator: 'لمَ لا تطلب من المسؤول الإذن برؤية موصّلات مؤسستك؟',
  nothingShared: 'لم يُشارَك معك شيء بعد',
  noConnectorsYet: 'ليس لدى مؤسستك موصّلات بعد.',
  notInList: 'نظامي غير موجود في القائمة',
  notInListHint: 'صِف أي واجهة REST API ببيان وصفي، واقرأها مثل غيرها.',
  sourceMissing: 'لم يعد المصدر المخصّص لهذا الموصّل موجودًا، فلا يمكن عرض إعداداته.',
  noOtherConnectors: 'لا توجد موصّلات أخرى متاحة.',
  addErrors: {
    unauthorised: (type) => `أُلغيت إضافة موصّل ${q(type)} أو لم يُسمح بها.`,
    notPermitted: (type) =>
      `رُفض موصّل ${q(type)} لأن التطبيق الذي يستخدمه Tributary تنقصه صلاحية. يُرجى التحدث إلى مسؤول النظام.`,
    clientRefused: (type) =>
      `لم يُفوَّض موصّل ${q(type)} لأن معرّف العميل أو سرّه قد رُفض. صحّحهما في إعداداته، ثم اضغط «توصيل/ إعادة توصيل» مرة أخرى.`,
    connectorExists: (type) =>
      `موصّل ${q(type)} الذي تحاول إضافته يتبع مؤسسة أخرى بالفعل. يُرجى التحدث إلى مسؤول مؤسستك.`,
    other: (type) => `يبدو أن خطأً ما قد حدث أثناء محاولة إضافة موصّل ${q(type)}. يُرجى المحاولة مرة أخرى.`,
  },
  confirm: {
    disconnect: (name) => `قطع اتصال ${q(name)}؟`,
    delete: (name) => `حذف ${q(name)}؟`,
    disconnectAll: (type) => `قطع اتصال كل موصّلات ${q(type)}؟`,
  },
  powerOfficeFailed: 'يبدو أن خطأً غير متوقع قد حدث.',
  askToAdd: 'اطلب من المسؤول إضافة هذا الموصّل.',
  xeroNotes:
    'يُقطع اتصال موصّلات Xero لكل مؤسسة على حدة في Xero. استخدم «إعادة المحاولة» لتجربة الموصّل مرة أخرى، أو «توصيل/ إعادة توصيل» لتفويضه مرة أخرى.',
  editor: {
    general: 'عام',
    ownSettings: (type) => `إعدادات ${q(type)}`,
    yourDatabase: 'قاعدة بياناتك',
    yourDatabaseHint: 'اتركها فارغة لنخزّن نحن البيانات.',
    excelDatabaseHint: 'لا يستخدمها Excel، بل يكتب في قاعدة البيانات المحددة في صفحة مزامنة الجداول.',
    keepSecret: 'اتركه فارغًا للإبقاء على القيمة الحالية',
  },
  formats: {
    dataCenter: 'يُرجى إدخال مركز بيانات مثل us21.',
    vendDomain: 'يُرجى إدخال الاسم الذي يسبق ‎.retail.lightspeed.app، مثل my-shop.',
    shopAddress: 'يُرجى إدخال عنوان مثل https://shop.example.com.',
    ftpHost: 'يُرجى إدخال مضيف مثل files.example.com أو files.example.com:2121.',
    folder: 'يُرجى إدخال مجلد على خادم FTP من دون «..».',
    folderLength: 'يُرجى إدخال 255 حرفًا على الأكثر.',
    schema: 'يُرجى إدخال اسم يبدأ بحرف ولا يحتوي إلا على أحرف وأرقام وشرطات سفلية، ولا يتجاوز 63 بايت.',
    schemaReserved: 'يُرجى إدخال اسم آخر: هذا المخطط محجوز للنظام.',
    connectionString: 'لا يمكن قراءة سلسلة الاتصال هذه.',
    choice: (choices) => `اختر واحدًا مما يلي: ${formatList(choices.map(q))}. اتركه فارغًا لاستخدام الافتراضي.`,
  },
  unknownProperty: (name) => `ليس لهذا الموصّل ${q(name)}.`,
}

export const authorise: typeof authoriseMessages = {
  connected: (count, type) => `تم توصيل ${counted.after(count)} لـ ${q(type)}.`,
  title: (type) => `توصيل ${q(typeTitle(type))}`,
  leaving: (type) =>
    `سيسألك ${q(typeTitle(type))} عن البيانات التي يجوز لـ Tributary قراءتها، ثم يعيدك إلى هنا. يمكنك سحب ذلك لدى ${q(typeTitle(type))} في أي وقت.`,
  go: (type) => `المتابعة إلى ${q(typeTitle(type))}`,
  organisationNumber: 'رقم المؤسسة',
  numberHelp: 'رقم عميل PowerOffice Go الذي ينبغي أن يقرأه Tributary.',
  notAnAddress: 'أعاد الخادم عنوانًا لا يمكن فتحه.',
  register: (system, address) =>
    `سجّل Tributary لدى ${q(system)} بالعنوان ${q(address)}، وأدخل معرّف العميل والسر اللذين تحصل عليهما هناك. احفظ، ثم اضغط «تفويض».`,
  by: 'فوّضه',
  bySomebody: 'مفوَّض',
  refused: 'لم يعد مقبولًا منذ',
  again: 'فوّضه مرة أخرى عبر «توصيل/ إعادة توصيل».',
}

export const insights: typeof insightsMessages = {
  heading: 'نظرة عامة',
  summary: 'الموصّلات قيد التشغيل الآن',
  none: 'لا توجد موصّلات قيد التشغيل حاليًا.',
  started: (ago) => `بدأ ${ago}`,
}

export const manage: typeof manageMessages = {
  title: (type) => `إدارة موصّلات ${q(type)}`,
  list: (type) => `موصّلات ${q(type)}`,
  connectors: counted,
  countDisconnected: (count) => `غير متصل: ${formatNumber(count)}`,
  countDeleted: (count) => `محذوف: ${formatNumber(count)}`,
  more: (name) => `المزيد من الإجراءات لـ ${q(name)}`,
  copyKey: (name) => `نسخ مفتاح ${q(name)}`,
  licences,
  notScheduled: 'بلا جدول زمني',
  noneWhileOff: 'لا شيء ما دام غير متصل',
  reason: (reason) => `السبب: ${q(reason)}`,
  reconnect: {
    action: 'إعادة توصيل',
    editor: 'لإعادة توصيله، اضغط «إعادة توصيل» واحفظ إعداداته.',
    authorise: 'لإعادة توصيله، اضغط «إعادة توصيل» وفوّضه مرة أخرى.',
    ask: 'اطلب من المسؤول إعادة توصيله.',
  },
  authorise: {
    action: 'تفويض',
    pointer: 'لا يمكن تحديثه قبل تفويضه. اضغط «تفويض».',
  },
  onlySuperadmins: 'لا يراه إلا كبار المسؤولين.',
  disconnectAll: 'قطع اتصال الكل',
  connect: 'توصيل/ إعادة توصيل',
  reasonHelp: 'يظهر على البطاقة في هذا المتصفح حتى تغلقه. ولا يُرسل.',
  stops: 'يتوقف تحديثه. ويمكنك إعادة توصيله من صفحة الإدارة.',
  kept: 'تبقى إعداداته وجدوله الزمني ومستخدموه وبياناته.',
  allStop: 'يتوقف تحديثها. ويمكنك إعادة توصيل كل منها من صفحة الإدارة.',
  allKept: 'تبقى إعداداتها وجداولها الزمنية ومستخدموها وبياناتها.',
  deleting: 'يتوقف تحديثه ويختفي من قوائم الجميع ما عدا كبار المسؤولين. لا يمكن التراجع عن ذلك.',
  insteadOfDeleting: 'لإيقافه مؤقتًا، اقطع اتصاله بدلًا من ذلك. فيبقى هنا بإعداداته.',
  loses: (count) => `يفقد ${users(count)} من المعيَّنين الوصول`,
  goes: 'لن تُستخدم إعداداته وجدوله الزمني بعد ذلك',
  tablesStay: 'تبقى جداوله في قاعدة البيانات لكنها لن تُحدَّث بعد ذلك',
  disconnected: (name) => `قُطع اتصال ${q(name)}.`,
  deleted: (name) => `تم حذف ${q(name)}.`,
  allDisconnected: (count) => `قُطع اتصال ${counted.after(count)}.`,
  partly: (done, total) => `قُطع اتصال ${formatNumber(done)} من ${counted.after(total)}. لم يُقطع اتصال:`,
  retryStarted: (name) => `تجري إعادة محاولة ${q(name)}.`,
  manageUsers: 'إدارة المستخدمين',
  seeThis: 'يرى المستخدمون المعيَّنون هذا الموصّل.',
  users: 'المستخدمون',
  searchUsers: 'البحث في المستخدمين',
  noUsers: 'لم يُعثر على مستخدمين.',
  assigned: (count, total) => `عُيّن ${formatNumber(count)} من ${formatNumber(total)}`,
  usersSaved: (name) => `تم حفظ مستخدمي ${q(name)}.`,
  losesOneself: 'لن تراه بعد ذلك',
  notThere: 'لم يعد هذا الموصّل موجودًا.',
  notLive: 'يمكن تعيين المستخدمين بعد إعادة توصيل هذا الموصّل.',
}
