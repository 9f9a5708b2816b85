import type { accountMessages } from '../../account/account.messages.ts'
import type { approvalsMessages } from '../../approvals/approvals.messages.ts'
import type { connectionMessages } from '../../client/connection.messages.ts'
import type { requestMessages } from '../../client/request.messages.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { timeAgoMessages } from '../../common/text/time-ago.messages.ts'
import type { configurationMessages } from '../../configuration/configuration.messages.ts'
import { requests } from './words.ts'

export const account: typeof accountMessages = {
  signUpOff: 'إنشاء الحسابات متوقف.',
  signUpFailed: 'يبدو أن خطأً ما قد حدث.',
  externalCancelled: (provider) => `أُلغي إنشاء الحساب باستخدام ${isolated(provider)} أو أنه غير مسموح به.`,
  externalFailed: (provider) =>
    `يبدو أن خطأً ما قد حدث أثناء محاولة إنشاء حساب باستخدام ${isolated(provider)}. يُرجى المحاولة مرة أخرى.`,
  finalise: {
    awaitingApproval: 'طلب إنشاء حسابك بانتظار الموافقة.',
    awaitingAdvice: 'يُرجى الانتظار حتى 24 ساعة، وتفقّد مجلد البريد غير المرغوب فيه.',
    submitted: 'أُرسل طلبك للانضمام إلى المؤسسة وهو بانتظار الموافقة.',
    join: (provider) =>
      `كيانات ${isolated(provider)} التي ربطتها تتبع مؤسسة بالفعل. هل تريد طلب الإذن للانضمام إليها؟`,
    title: 'إكمال إنشاء الحساب',
    joinHeading: 'طلب الانضمام إلى المؤسسة؟',
    headings: { 'link-account': 'سجّل الدخول للمتابعة', organisation: 'متابعة' },
    submit: 'إكمال إنشاء الحساب',
    invalidLink: 'رابط إنشاء الحساب هذا غير صالح أو انتهت صلاحيته.',
  },
  resetRequest: {
    emailMissing: 'يُرجى إدخال عنوان بريدك الإلكتروني.',
    captchaMissing: 'يُرجى إكمال التحقق عبر reCAPTCHA.',
    captchaError: 'حدث خطأ في reCAPTCHA. يُرجى تحديث الصفحة والمحاولة مرة أخرى.',
    captchaExpired: 'انتهت صلاحية reCAPTCHA. يُرجى إكمال التحقق مرة أخرى.',
    failed: 'فشل طلب إعادة تعيين كلمة المرور. يُرجى المحاولة مرة أخرى أو التواصل مع المسؤول.',
    ifItPersists: ' إذا استمرت المشكلة، فيُرجى التواصل مع المسؤول.',
    sent: (email) => `رابط إعادة تعيين كلمة المرور في طريقه إلى ${isolated(email)}.`,
    sentAdvice: 'إذا لم يصلك شيء خلال 15 دقيقة، فيُرجى تفقّد مجلد البريد غير المرغوب فيه.',
    backToSignIn: 'العودة إلى تسجيل الدخول',
  },
  confirmAddress: {
    heading: 'تأكيد عنوان بريدك الإلكتروني',
    question: (address) => `هل ${isolated(address)} هو عنوان بريدك الإلكتروني؟`,
    means: 'ستُرسل رموز حسابك وروابطه إلى هذا العنوان، وستسجّل الدخول به.',
    submit: 'تأكيد عنوان البريد الإلكتروني',
    done: 'تم تأكيد عنوان بريدك الإلكتروني.',
    doneMeans: 'استخدم هذا العنوان عند تسجيل الدخول في المرة القادمة.',
    invalid: 'هذا الرابط غير صالح أو انتهت صلاحيته.',
    invalidMeans: 'اطلب رابطًا جديدًا من ملفك الشخصي، أو سجّل الدخول ليُرسل إليك رابط.',
  },
  newPassword: {
    set: {
      heading: 'تعيين كلمة المرور',
      invalid: 'طلب تعيين كلمة المرور غير صالح',
      done: 'تم تعيين كلمة مرورك بنجاح.',
    },
    reset: {
      heading: 'إعادة تعيين كلمة المرور',
      invalid: 'طلب إعادة تعيين كلمة المرور غير صالح',
      done: 'تمت إعادة تعيين كلمة مرورك بنجاح.',
    },
    requestAgain: 'الطلب مرة أخرى',
  },
}

export const approvals: typeof approvalsMessages = {
  statuses: { PENDING: 'معلّق', APPROVED: 'تمت الموافقة', REJECTED: 'مرفوض' },
  types: {
    JOIN_ORGANISATION: 'الانضمام إلى مؤسسة',
    NEW_ORGANISATION: 'مؤسسة جديدة',
    ADD_CONNECTOR: 'إضافة موصّل',
  },
  decision: (status, ago, by) => `${status}${ago ? ` ${ago}` : ''}${by ? ` بواسطة ${isolated(by)}` : ''}`,
  requested: (ago) => `طُلب ${ago}`,
  none: 'لا توجد موافقات.',
  noneOf: { pending: 'لا توجد موافقات معلّقة.', decided: 'لا توجد طلبات تم البت فيها.' },
  waiting: (count) => (count ? `${requests(count)} بانتظار القرار.` : 'لا طلب بانتظار القرار.'),
  orders: {
    'pending-first': 'المعلّقة أولًا',
    newest: 'أحدث الطلبات أولًا',
    oldest: 'أقدم الطلبات أولًا',
  },
  approve: 'موافقة',
  reject: 'رفض',
  decided: 'تم البت في الطلب.',
  alreadyDecided: 'سبق البت في هذا الطلب.',
  ownRequest: 'لا يمكنك البت في طلبك أنت.',
  requesterGone: 'لم يعد لدى المستخدم الذي قدّم هذا الطلب حساب.',
  unknown: 'هذا الطلب غير موجود، أو لا يمكنك البت فيه.',
  connector: {
    ask: 'اطلبه',
    asked: 'تم طلبه',
    approved: 'تمت الموافقة',
    requested: (type) => `طُلب من المسؤولين لديك إعداد ${isolated(type)}.`,
    requestedAlready: (type) => `سبق أن طُلب من المسؤولين لديك إعداد ${isolated(type)}.`,
    inUse: (type) => `لدى مؤسستك ${isolated(type)} بالفعل.`,
    setUp: (type) => `إعداد ${isolated(type)}`,
  },
  linkRefused: 'لم يعد هذا الرابط صالحًا.',
  confirm: {
    APPROVED: 'الموافقة على هذا الطلب؟',
    REJECTED: 'رفض هذا الطلب؟',
    advice: 'وصلت إلى هنا عبر رابط. لم يُتخذ أي قرار بعد، والقرار نهائي.',
    cancel: 'إلغاء',
  },
}

export const connection: typeof connectionMessages = {
  refused: 'رفض الخادم الاتصال. تحقق من عنوانه، أو حاول مرة أخرى بعد بضع دقائق.',
  unknownHost: 'لم يُعثر على الخادم. تحقق من عنوانه ومن اتصالك بالإنترنت.',
  insecure: 'فشل الاتصال الآمن بالخادم. اطلب من مسؤوله التحقق من الشهادة.',
}

export const request: typeof requestMessages = {
  network: 'تعذّر الاتصال بالخادم. يُرجى التحقق من اتصالك بالإنترنت والمحاولة مرة أخرى.',
  timeout: 'لم يستجب الخادم في الوقت المحدد. حاول مرة أخرى بعد بضع دقائق.',
  invalidResponse: 'استجابة غير صالحة من الخادم',
  emptyResponse: 'لا توجد استجابة من الخادم',
  requestFailed: 'فشل الطلب',
  serverFault: 'لدى الخادم مشكلة حاليًا. حاول مرة أخرى بعد بضع دقائق.',
  tooManyRequests: 'تلقّى الخادم طلبات كثيرة جدًا. انتظر دقيقة ثم حاول مرة أخرى.',
  unexpected: 'يبدو أن خطأً ما قد حدث.',
}

export const timeAgo: typeof timeAgoMessages = { justNow: 'الآن' }

export const configuration: typeof configurationMessages = {
  title: 'الإعدادات العامة',
  summary: 'تسري التغييرات على كل المؤسسات فورًا.',
  general: 'عام',
  none: 'ليس لهذا التثبيت إعدادات يمكن تغييرها.',
  labels: {
    AllowSignUp: 'السماح بإنشاء الحسابات',
    RequireSignUpApproval: 'اشتراط الموافقة على إنشاء الحسابات',
    RequireMultiFactorAuthentication: 'اشتراط المصادقة متعددة العوامل',
    AllowExternalSignIn: 'السماح بتسجيل الدخول الخارجي',
    AllowConnectorRefresh: 'السماح بتحديث الموصّلات',
  },
  descriptions: {
    AllowSignUp: 'يمكن للأشخاص إنشاء حساب بأنفسهم. عند إيقافه، يكون إنشاء الحسابات مغلقًا.',
    RequireSignUpApproval: 'تنتظر المؤسسات الجديدة الموافقة. أما طلبات الانضمام إلى مؤسسة فتنتظرها دائمًا.',
    RequireMultiFactorAuthentication:
      'يحتاج كل مستخدم إلى عامل ثانٍ لتسجيل الدخول، إلا على الأجهزة الموثوقة: تطبيق أو مفتاح مرور أو رمز من رسالة بريد إلكتروني. عند إيقافه، يختار المستخدمون بأنفسهم.',
    AllowExternalSignIn:
      'يمكن للأشخاص تسجيل الدخول وإنشاء حساب عبر مزوّد خارجي. عند إيقافه، يحتاجون إلى كلمة مرور.',
    AllowConnectorRefresh: 'يمكن تحديث الموصّلات من البوابة ومن البرامج. عند إيقافه، لا يبدأ أي تحديث.',
  },
  changed: (ago, by) => `تغيّر ${ago}${by ? ` بواسطة ${isolated(by)}` : ''}`,
  beforeOn: {
    RequireMultiFactorAuthentication: {
      title: 'طلب الرموز من كل مستخدم؟',
      advice:
        'عند تسجيل الدخول القادم، يحتاج كل مستخدم، وأنت منهم، إلى عامل ثانٍ: تطبيق أو مفتاح مرور، وإلا فرمز يُرسل بالبريد الإلكتروني. تأكد من وصول الرسائل: فبدون عامل ثانٍ لا يمكن لأحد تسجيل الدخول.',
      action: 'طلب الرموز',
    },
  },
  beforeOff: {
    RequireSignUpApproval: {
      title: 'منح المؤسسات الجديدة وصولًا دون موافقة؟',
      advice:
        'تحصل المؤسسات الجديدة على الوصول فورًا دون مراجعة. أما الطلبات المنتظرة فما زالت تحتاج إلى قرار.',
      action: 'إيقاف الموافقات',
    },
    AllowExternalSignIn: {
      title: 'إيقاف تسجيل الدخول الخارجي؟',
      advice:
        'تختفي أزرار المزوّدين. ويجب على من سجّلوا الدخول عبر مزوّد فقط أن يعيّنوا كلمة مرور أولًا عبر «هل نسيت كلمة المرور؟».',
      action: 'إيقاف',
    },
    AllowConnectorRefresh: {
      title: 'إيقاف كل التحديثات؟',
      advice: 'لا يمكن لأحد تحديث موصّل في أي مؤسسة، لا من هنا ولا عبر واجهة API. وتستمر التحديثات الجارية.',
      action: 'إيقاف التحديثات',
    },
  },
}
