import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { organisationsMessages } from '../../organisations/organisations.messages.ts'
import { userName } from '../../users/user-name.ts'
import type { usersMessages } from '../../users/users.messages.ts'
import type { xero2sqlMessages } from '../../xero2sql/xero2sql.messages.ts'
import {
  connectors,
  organisations as counted,
  users as countedUsers,
  entities,
  groups,
  helperTables,
  minutes,
  xeroCompanies,
} from './words.ts'

export const users: typeof usersMessages = {
  holdings: {
    groups,
    entities,
    helperTables,
    companies: xeroCompanies,
    connectors,
  },
  none: 'لم يُعثر على مستخدمين.',
  summary: (count, organisation) => `${countedUsers(count)} في ${isolated(organisation)}.`,
  add: 'إضافة مستخدم',
  edit: 'تعديل المستخدم',
  added: (user) => `تمت إضافة ${isolated(userName(user))}.`,
  invited: (user) => `تمت إضافة ${isolated(userName(user))}، وسيصله رابط لاختيار كلمة مرور.`,
  saved: (user) => `تم حفظ ${isolated(userName(user))}.`,
  removed: (user) => `تم حذف ${isolated(userName(user))}.`,
  removal: (user) => `حذف ${isolated(userName(user))}؟`,
  removalMeans: (organisation) =>
    `ينتهي وصول هذا المستخدم إلى ${isolated(organisation)} فورًا. وإذا كانت مؤسسته الأخيرة، فسيُؤرشف حسابه.`,
  noMatch: 'لا يطابق أي مستخدم عوامل التصفية هذه.',
  addressConfirmed: 'نرسل رابطًا إلى العنوان الجديد. ويمكنه تسجيل الدخول بعد فتح الرابط.',
  passwordLink: 'يُرسل بالبريد عند الحفظ.',
  passwordKept: 'اترك الحقلين فارغين للإبقاء على كلمة المرور الحالية.',
  noMicrosoftId: 'اتركه فارغًا لإزالته.',
  factors: {
    heading: 'تطبيقات المصادقة ومفاتيح المرور',
    none: 'ليس لدى هذا المستخدم تطبيق مصادقة ولا مفتاح مرور.',
    count: (count) =>
      plural(count, {
        zero: 'لا تطبيقات',
        one: 'تطبيق واحد',
        two: 'تطبيقان',
        few: '# تطبيقات',
        many: '# تطبيقًا',
        other: '# تطبيق',
      }),
    passkeys: (count) =>
      plural(count, {
        zero: 'لا مفاتيح مرور',
        one: 'مفتاح مرور واحد',
        two: 'مفتاحا مرور',
        few: '# مفاتيح مرور',
        many: '# مفتاح مرور',
        other: '# مفتاح مرور',
      }),
    reset: 'إعادة التعيين',
    resetOf: 'هل تريد إعادة تعيين التطبيقات ومفاتيح المرور؟',
    means:
      'يمكنه بعد ذلك تسجيل الدخول بلا تطبيق أو مفتاح مرور، ويُسجَّل خروجه في كل مكان، وتصله رسالة بذلك. تأكد أولًا أن الطلب منه.',
    done: 'تمت إزالة تطبيقات المصادقة ومفاتيح المرور.',
  },
  noIdentities: 'لا يوجد مزوّد تسجيل دخول مرتبط بهذا المستخدم.',
  identityRemoval: (provider) =>
    `لن يتمكن بعد ذلك من تسجيل الدخول عبر ${isolated(provider)}، وستصله رسالة بذلك. وتبقى التغييرات غير المحفوظة في هذا النموذج.`,
  neverSignedIn: 'أبدًا',
  foreignRole: 'لا يمكنك منح هذا الدور أو إزالته.',
  gone: 'لم يعد هذا المستخدم موجودًا.',
  viewAs: (name) => `العرض باسم ${isolated(name)}`,
  viewOnly: 'لا يمكنك تغيير أي شيء أثناء عرض البوابة باسم مستخدم آخر.',
  viewPersonal:
    'لا تظهر الملفات الشخصية وطرق تسجيل الدخول والرموز وبيانات الاعتماد أثناء عرض البوابة باسم مستخدم آخر.',
  edited: (user) => `تعديل ${isolated(userName(user))}`,
  deleted: (user) => `حذف ${isolated(userName(user))}`,
  morePowerful: 'لا يمكنك تغيير مستخدم صلاحياته أعلى من صلاحياتك.',
  above: 'صلاحياته أعلى منك',
  elsewhere: 'ينتمي هذا المستخدم إلى مؤسسة أخرى أيضًا. لا يمكن تغيير ذلك إلا له أو لمسؤول عن جميع مؤسساته.',
  oneself: 'هذا أنت',
  own: {
    role: 'لا يمكنك تغيير دورك.',
    status: 'لا يمكنك قفل حسابك أو أرشفته.',
    password: 'غيّر كلمة مرورك من ملفك الشخصي.',
    email: 'غيّر عنوان بريدك الإلكتروني من ملفك الشخصي.',
    identities: 'أزل مزوّدي تسجيل الدخول لديك من ملفك الشخصي.',
    factors: 'أزل تطبيقات المصادقة ومفاتيح المرور الخاصة بك في ملفك الشخصي.',
    removal: 'لا يمكنك إزالة حسابك.',
  },
}

export const organisations: typeof organisationsMessages = {
  none: 'لم يُعثر على مؤسسات.',
  notFound: 'لم يُعثر على المؤسسة.',
  backToList: 'العودة إلى المؤسسات',
  add: 'إضافة مؤسسة',
  edit: 'تعديل المؤسسة',
  count: (count) => `${counted(count)}.`,
  found: (count, total) => `${formatNumber(count)} من ${counted.after(total)}.`,
  added: (name) => `تمت إضافة ${isolated(name)}.`,
  changed: (name) => `تم حفظ ${isolated(name)}.`,
  sameName: 'تحمل مؤسسة أخرى هذا الاسم.',
  schemaHelp: 'المكان الذي تخزّن فيه موصّلاتها جداولها.',
  schemaFromName: 'المكان الذي تخزّن فيه موصّلاتها جداولها. إذا بقي الحقل فارغًا، يُستخدم اسم المؤسسة.',
  schemaName: (schema) => `تخزّن موصّلاتها جداولها في المخطط ${isolated(schema)}.`,
  saved: 'تم حفظ المؤسسة.',
  keyTaken: 'هذا المفتاح يخص مؤسسة أخرى.',
  noSchemaName: 'يجب أن يحتوي المخطط على حرف أو رقم واحد على الأقل.',
  schemaTaken: 'هذا المخطط مستخدم بالفعل. اختر مخططًا آخر.',
  tablesStay: (code) =>
    `توجد جداول متزامنة في المخطط ${isolated(code)}، لذلك لا يمكن تغييره. أزل الجداول أولًا.`,
}

export const xero2sql: typeof xero2sqlMessages = {
  pleaseWait: (company, since) =>
    `يُرجى الانتظار 15 دقيقة منذ آخر تحديث. مضت ${minutes(since)} على آخر تحديث لـ ${isolated(company)}.`,
  syncStarted: 'بدأت المزامنة بنجاح. تستغرق عادةً من 5 إلى 15 دقيقة...',
  readyToSync: 'كياناتي - جاهزة للمزامنة',
  synchronise: 'موصّل Xero - المزامنة V2',
  assignUsers: 'موصّل Xero - تعيين المستخدمين V2',
  tokens: 'Xero2Sql - الرموز المميزة',
  sync: 'مزامنة',
  syncing: 'جارٍ المزامنة',
  readyIn: (wait) => `جاهز بعد ${minutes.after(wait)}.`,
  readyAgain: (company) => `يمكن مزامنة ${isolated(company)} مرة أخرى.`,
  lastSyncStarted: 'بدأت آخر مزامنة عند الطلب في',
  never: 'أبدًا',
  loadingProducts: 'جارٍ تحميل المنتجات',
  noProducts: 'لا توجد منتجات مسجّلة. يُرجى التواصل مع المزوّد لربط كيانات Xero2SQL بحسابك في البوابة.',
  assignFailed:
    'حدثت مشكلة أثناء محاولة تعيين الموصّلات المحددة. يُرجى المحاولة مرة أخرى، وإذا استمرت المشكلة فيُرجى التواصل مع المزوّد.',
  credentialsSaved: 'تم بنجاح!',
  updateCredentials: 'تحديث بيانات الاعتماد',
  apply: 'تطبيق',
  credentials: {
    host: 'المضيف',
    database: 'قاعدة البيانات',
    schema: 'المخطط',
    user: 'المستخدم',
    password: 'كلمة المرور',
    confirmPassword: 'تأكيد كلمة المرور',
  },
  tenant: {
    name: 'اسم المؤسسة',
    host: 'المضيف',
    database: 'اسم قاعدة البيانات',
    schema: 'المخطط',
    user: 'المستخدم',
    password: 'كلمة المرور',
    confirmPassword: 'تأكيد كلمة المرور',
  },
  submit: 'إرسال',
  passwordsDiffer: 'لا تطابق كلمة المرور',
  noCompaniesOfToken: 'لا توجد مؤسسات',
  chooseOrganisation: 'اختر مؤسسة لتحديد مكان تخزين أرقامها.',
  companyGone: 'لم تعد هذه الشركة موجودة.',
  noTokensFetched: 'لم تُجلب أي رموز مميزة',
  noTokensPresent: 'لا توجد رموز مميزة',
}
