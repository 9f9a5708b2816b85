import { isolated } from '../../common/language/isolated.ts'
import type { reconnectMessages } from '../../connectors/reconnect/reconnect.messages.ts'

export const reconnect: typeof reconnectMessages = {
  ask: 'الطلب من صاحب بيانات الدخول',
  askFor: (connector) => `الطلب من صاحب بيانات الدخول إلى ${isolated(connector)}`,
  dialog: {
    title: (connector) => `إعادة توصيل ${isolated(connector)} بالبريد`,
    description: (provider) =>
      `تصل رسالة فيها رابط إلى صاحب بيانات الدخول إلى ${isolated(provider)}. ولا يحتاج إلى حساب في Tributary. يعمل الرابط مرة واحدة، لمدة 30 دقيقة.`,
    account: (account, provider) => `يجب أن يختار ${isolated(account)} لدى ${isolated(provider)}.`,
    address: 'عنوان البريد الإلكتروني',
    addressHelp: 'يظهر له اسمك والمؤسسة والموصّل.',
    send: 'إرسال الرابط',
  },
  sent: (address) => `أُرسل الرابط إلى ${isolated(address)}.`,
  pending: {
    until: (address, time) => `طُلب ذلك من ${isolated(address)}. يعمل الرابط حتى ${isolated(time)}.`,
    expired: (address) => `طُلب ذلك من ${isolated(address)}، لكن الرابط انتهت صلاحيته.`,
    again: 'إعادة الإرسال',
    againTo: (address, connector) => `إعادة الإرسال إلى ${isolated(address)}: ${isolated(connector)}`,
    withdraw: 'سحب',
    withdrawFrom: (address, connector) => `سحب رابط ${isolated(connector)} من ${isolated(address)}`,
  },
  withdrawn: 'سُحب الطلب.',
  page: {
    title: (provider) => `إعادة توصيل ${isolated(provider)}`,
    asked: (by, company) => `يطلب منك ${isolated(by)} إعادة توصيل موصّل لدى ${isolated(company)}.`,
    connector: 'الموصّل',
    account: (provider) => `الحساب لدى ${isolated(provider)}`,
    reads: 'ما يقرؤه Tributary',
    onlyReads: 'يقرأ Tributary فقط، ولا يغيّر شيئًا هناك.',
    leave: (provider) =>
      `يطلب منك ${isolated(provider)} تسجيل الدخول والموافقة، ثم يعيدك إلى هنا. لا تحتاج إلى حساب في Tributary.`,
    go: (provider) => `المتابعة إلى ${isolated(provider)}`,
    stranger: (by) => `إذا كنت لا تعرف ${isolated(by)}، فأغلق هذه الصفحة.`,
    doneTitle: 'أُعيد التوصيل',
    done: (by) => `شكرًا. تصل رسالة إلى ${isolated(by)}، ويبدأ التحديث الآن. يمكنك إغلاق هذه الصفحة.`,
    doneUnknown: 'شكرًا. تصل رسالة إلى من طلب منك، ويبدأ التحديث الآن. يمكنك إغلاق هذه الصفحة.',
    invalidTitle: 'هذا الرابط غير صالح',
    invalid: 'يعمل مرة واحدة، لمدة 30 دقيقة، ويمكن سحبه. اطلب من المرسل رابطًا جديدًا.',
  },
  reads: {
    xero: 'الإعدادات وجهات الاتصال والفواتير والمدفوعات والمعاملات المصرفية والقيود اليدوية وميزان المراجعة.',
    vend: 'المتجر بفروعه وصناديقه ومستخدميه، والعملاء والمنتجات والموردون والمخزون والمبيعات وأنواع الدفع والضرائب والعروض وبطاقات الهدايا وأرصدة المتجر.',
    mailchimp: 'الجماهير بأعضائها وشرائحها، والحملات وتقاريرها، والأتمتة، وطلبات المتاجر ومنتجاتها وعملاؤها.',
    poweroffice:
      'دفاتر الأستاذ والحسابات والقيود والفواتير والطلبات والعملاء والموردون والمنتجات والمشاريع الخاصة بالعميل.',
  },
  failures: {
    cancelled: (provider) => `لم يُفوَّض شيء لدى ${isolated(provider)}. حاول مرة أخرى.`,
    otherAccount: (account, provider) =>
      `اخترت حسابًا آخر لدى ${isolated(provider)}. لا يمكن لهذا الموصّل إلا قراءة ${isolated(account)}. حاول مرة أخرى واختره.`,
    otherOrganisation: (account) =>
      `أصبح ${isolated(account)} متصلًا بمؤسسة أخرى في Tributary. أخبر من طلب منك.`,
    notPermitted: (provider) =>
      `رفض ${isolated(provider)} لأن التطبيق الذي يستخدمه Tributary تنقصه صلاحية. أخبر من طلب منك.`,
    failed: (provider) => `تعذّر الوصول إلى ${isolated(provider)}، أو أعاد خطأ. حاول مرة أخرى.`,
  },
}
