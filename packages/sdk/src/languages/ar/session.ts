import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { codesMessages } from '../../session/codes.messages.ts'
import type { factorMessages } from '../../session/factors.messages.ts'
import type { securityMessages } from '../../session/security.messages.ts'
import type { signInMessages } from '../../session/sign-in.messages.ts'
import { untilRetry, untilRetryAfter } from './words.ts'

export const codes: typeof codesMessages = {
  wrong: 'رمز التحقق غير صحيح.',
  tooManyAttempts: (wait) => `محاولات كثيرة جدًا. انتظر ${untilRetry(wait)} ثم حاول مرة أخرى.`,
  closed: 'محاولات كثيرة جدًا بهذا الرمز. اطلب رمزًا جديدًا.',
  signInClosed: 'رموز خاطئة كثيرة جدًا. سجّل الدخول من جديد.',
  heading: 'أدخل رمز التحقق المُرسل إلى بريدك الإلكتروني',
  label: 'رمز التحقق',
  trustDevice: 'هل تثق بهذا الجهاز؟',
  failed: 'فشل التحقق.',
  unknown: 'حدث خطأ غير معروف.',
  pleaseEnter: 'يُرجى إدخال رمز التحقق المُرسل إلى عنوان بريدك الإلكتروني.',
  enabled: 'تم تفعيله',
  notEnabled: 'لم يُفعّل',
  deviceRemoved: 'تمت إزالة الجهاز',
  noDevices: 'لا توجد أجهزة بعد.',
  trusted: 'موثوق',
  deleteDevice: (description) => `حذف ${isolated(description)}`,
}

export const factors: typeof factorMessages = {
  heading: 'تطبيقات المصادقة',
  none: 'أضف تطبيقًا مثل 1Password أو Google Authenticator أو Aegis. عندها يتطلب تسجيل الدخول رمزه، لا كلمة مرورك وحدها.',
  required: 'يتطلب تسجيل الدخول رمز أحد هذه التطبيقات، إلا على الأجهزة التي تثق بها.',
  addedAt: (time) => `أُضيف في ${isolated(time)}`,
  remove: (name) => `إزالة ${isolated(name)}`,
  removal: (name) => `هل تريد إزالة ${isolated(name)}؟`,
  removalMeans: 'لن تسجّل رموزه دخولك بعد ذلك.',
  lastRemovalMeans:
    'هذا تطبيقك الوحيد. ستكفي كلمة مرورك وحدها بعد ذلك، ما لم تُرسل إليك الرموز بالبريد الإلكتروني.',
  removed: 'تمت إزالة التطبيق.',
  scan: 'امسح هذا الرمز بتطبيقك، أو أدخل المفتاح فيه.',
  key: 'المفتاح',
  enterCode: 'ثم أدخل الرمز الذي يعرضه التطبيق.',
  wrongCode: 'الرمز غير صحيح.',
  expired: 'لم يُؤكَّد هذا التطبيق في الوقت المحدد. أضفه مرة أخرى.',
  tooMany: 'لا يمكن إضافة المزيد من التطبيقات. أزل أحدها أولًا.',
  noApp: 'أضف تطبيق مصادقة أو مفتاح مرور أولًا.',
  codesLeft: (left) =>
    plural(left, {
      zero: 'لم يبق أي رمز استرداد',
      one: 'بقي رمز استرداد واحد',
      two: 'بقي رمزا استرداد',
      few: 'بقيت # رموز استرداد',
      many: 'بقي # رمز استرداد',
      other: 'بقي # رمز استرداد',
    }),
  recoveryCodes: 'رموز الاسترداد',
  recoveryCodesMean: 'يسجّل كل رمز دخولك مرة واحدة إذا لم يكن تطبيقك معك. احفظها حيث لا يجدها غيرك.',
  shownOnce: 'لا تُعرض هذه الرموز إلا الآن.',
  replacementMeans: 'لن تسجّل الرموز السابقة دخولك بعد ذلك.',
  signIn: {
    heading: 'أدخل رمز تطبيق المصادقة',
    hint: 'ستة أرقام، تتجدد كل 30 ثانية.',
    recoveryHeading: 'أدخل رمز استرداد',
    recoveryLabel: 'رمز الاسترداد',
    recoveryHint: 'يعمل كل رمز مرة واحدة.',
    useMail: 'أرسل إليّ رمزًا بالبريد الإلكتروني',
    useRecovery: 'استخدام رمز استرداد',
    useApp: 'استخدام تطبيق المصادقة',
  },
  notByMail: 'الرموز بالبريد الإلكتروني متوقفة لهذا الحساب.',
  confirmTitle: 'أكّد أنك أنت',
  confirmMeans: 'يطلب Tributary هذا قبل التغييرات والتنزيلات الحساسة، مرة واحدة كل عشر دقائق كحد أقصى.',
  confirmed: 'تم التأكيد.',
  stepUpRequired: 'أكّد أنك أنت، ثم حاول مرة أخرى.',
}

export const security: typeof securityMessages = {
  wrongPassword: 'كلمة المرور الحالية غير صحيحة.',
  noPassword: 'لا توجد كلمة مرور لحسابك بعد. عيّن واحدة عبر «نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
  codesOn: 'نرسل إليك رمزًا بالبريد الإلكتروني عند تسجيل الدخول من جهاز لا تثق به.',
  codesOff: 'إذا فعّلت الرموز، فسنرسل إليك رمزًا بالبريد الإلكتروني عند تسجيل الدخول من جهاز لا تثق به.',
  factors: (mailed, apps, passkeys) =>
    `الرموز المرسلة بالبريد: ${mailed ? 'مفعّلة' : 'معطّلة'}. تطبيقات المصادقة: ${formatNumber(apps)}. مفاتيح المرور: ${formatNumber(passkeys)}.`,
  codeOnItsWay: 'قد يستغرق وصول الرمز دقيقة. تفقّد البريد غير المرغوب فيه.',
  codeSentAgain: 'أُرسل رمز جديد.',
  deleteTrusted: 'لن يعود الجهاز موثوقًا، وسيتطلب تسجيل الدخول القادم منه رمزًا.',
  password: 'يُسجَّل خروجك من المتصفحات الأخرى عند تغييرها.',
  repeatPassword: 'أدخل كلمة المرور الجديدة مرة أخرى.',
  passwordChanged: 'تم تغيير كلمة مرورك.',
  othersSignedOut: 'تم تسجيل الخروج من المتصفحات الأخرى، ولم يعد أي جهاز موثوقًا.',
  email: {
    heading: 'عنوان البريد الإلكتروني',
    change: 'تغيير عنوان البريد الإلكتروني',
    takesEffect: 'نرسل رابطًا إلى العنوان الجديد. ويصبح عنوانك عندما تفتح الرابط.',
    label: 'عنوان البريد الإلكتروني الجديد',
    password: 'كلمة المرور الحالية',
    send: 'إرسال الرابط',
    same: 'هذا هو عنوان بريدك الإلكتروني بالفعل.',
    sent: (address) => `أرسلنا رابطًا إلى ${isolated(address)}.`,
    pending: 'يتغير عنوان بريدك الإلكتروني عندما تفتح الرابط. وحتى ذلك الحين لا يتغير شيء.',
    expires: (time) => `الرابط صالح حتى ${isolated(time)}.`,
    resend: 'إرساله مرة أخرى',
    sentAgain: 'أُرسل رابط جديد.',
    cancel: 'إلغاء التغيير',
    cancelled: 'تم إلغاء التغيير.',
    none: 'لا يوجد تغيير معلّق لعنوان بريدك الإلكتروني.',
  },
  identities: {
    heading: 'مزوّدو تسجيل الدخول المرتبطون',
    none: 'لا يوجد مزوّد تسجيل دخول مرتبط بهذا الحساب.',
    linkedAt: (time) => `رُبط في ${isolated(time)}`,
    lastUsed: 'آخر استخدام',
    neverUsed: 'لم يُستخدم قط',
    remove: (provider) => `إزالة ${isolated(provider)}`,
    removal: (provider) => `إزالة ${isolated(provider)}؟`,
    removalMeans: (provider) =>
      `لن تتمكن بعد ذلك من تسجيل الدخول عبر ${isolated(provider)}. لربطه مرة أخرى، أنشئ حسابًا به وأدخل كلمة مرورك.`,
    removed: (provider) => `تمت إزالة ${isolated(provider)}.`,
    onChange: 'يؤدي تغيير كلمة المرور أو عنوان البريد الإلكتروني إلى إزالتهم جميعًا.',
    lastMethod:
      'هذه طريقتك الوحيدة لتسجيل الدخول. عيّن كلمة مرور أولًا عبر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول.',
  },
  device: {
    on: (browser, system) => `${isolated(browser)} على ${isolated(system)}`,
    someBrowser: 'متصفح',
    someSystem: 'نظام غير معروف',
  },
  whereSignedIn: 'الأماكن التي سجّلت الدخول منها',
  notYours: 'إذا لم يكن أحدها لك، فغيّر كلمة مرورك: يُسجَّل بذلك الخروج من كل المتصفحات الأخرى.',
  nowhereElse: 'لم تسجّل الدخول من أي مكان آخر.',
  thisBrowser: 'هذا المتصفح',
  thisNetwork: 'هذه الشبكة',
  withFactor: {
    passkey: 'بمفتاح مرور',
    authenticator: 'بتطبيق',
    email: 'برمز بالبريد',
    recovery: 'برمز استرداد',
  },
  activeNow: 'نشط الآن',
  signedInAt: (time) => `تسجيل الدخول في ${isolated(time)}`,
  signOut: (description) => `تسجيل الخروج من ${isolated(description)}`,
  signOutOne: 'سيحتاج ذلك المتصفح إلى تسجيل الدخول مرة أخرى. وتُفقد التغييرات غير المحفوظة فيه.',
  signedOut: (description) => `تم تسجيل الخروج من ${isolated(description)}.`,
  everywhere: 'تسجيل الخروج من كل مكان',
  signOutEverywhere:
    'يُسجَّل خروجك فورًا من كل المتصفحات، ومنها هذا المتصفح. وستحتاج بعد ذلك إلى تسجيل الدخول هنا مرة أخرى.',
}

export const signIn: typeof signInMessages = {
  signInTo: 'تسجيل الدخول إلى Tributary',
  welcomeBack: (name) => `مرحبًا بعودتك، ${isolated(name)}`,
  welcome: (name) => (name ? `مرحبًا، ${isolated(name)}!` : 'مرحبًا!'),
  registered: 'يُرجى ترقّب رسالة ترحيب بالبريد الإلكتروني تتضمن الخطوات التالية.',
  wrongCredentials: 'يُرجى التحقق من عنوان بريدك الإلكتروني وكلمة المرور.',
  otherFailure: 'يبدو أن خطأً ما قد حدث، يُرجى المحاولة مرة أخرى.',
  addressUnconfirmed: 'أكّد عنوان بريدك الإلكتروني أولًا. افتح الرابط الذي أرسلناه إليه، ثم سجّل الدخول.',
  onlyProvider: (name) => `تسجّل مؤسستك الدخول عبر ${isolated(name)}. اختر هذا المزوّد في صفحة تسجيل الدخول.`,
  tryAgainIn: (wait) => `يمكنك المحاولة مرة أخرى بعد ${untilRetryAfter(wait)}.`,
  someProvider: 'المزوّد',
  notLinked: (provider) =>
    provider
      ? `بيانات اعتمادك لدى ${isolated(provider)} غير مرتبطة بأي مستخدم.`
      : 'بيانات الاعتماد هذه غير مرتبطة بأي مستخدم.',
  signUpWith: (provider) => ({
    before: 'يُرجى ',
    link: provider ? `إنشاء حساب عبر ${isolated(provider)}` : 'إنشاء حساب',
    after: '.',
  }),
  notMember: (provider) =>
    `${provider ? isolated(provider) : 'مزوّد مؤسستك'} يعرفك، لكن لا يمكنك تسجيل الدخول هنا بهذا الحساب. اطلب من أحد مسؤولي مؤسستك دعوة عنوانه.`,
  unverifiedAddress: (provider) =>
    `لا يؤكّد ${provider ? isolated(provider) : 'مزوّد مؤسستك'} عنوان بريدك الإلكتروني. اطلب من أحد المسؤولين جعله يرسل ${isolated('email_verified')} بالقيمة ${isolated('true')}، أو الوثوق بعناوينه في صفحة «تسجيل الدخول» ضمن الإدارة إن لم يكن يرسل هذا الحقل.`,
  providerFailure: (provider) =>
    `يبدو أن خطأً ما قد حدث أثناء محاولة تسجيل الدخول باستخدام ${isolated(provider)}. يُرجى المحاولة مرة أخرى.`,
  noCookies:
    'يحظر متصفحك ملفات تعريف الارتباط لهذه الصفحة، فلا يمكنك البقاء مسجّل الدخول. يُرجى السماح بها والمحاولة مرة أخرى.',
}
