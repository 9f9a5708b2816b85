import type { PageLanguage } from '../../page-language.ts'

const en = {
  codesOn: {
    subject: 'Verification codes have been turned on',
    text: 'You now need a code from your email to sign in, unless you have trusted the device.',
  },
  codesOff: {
    subject: 'Verification codes have been turned off',
    withApp: 'You need the code of your authenticator app to sign in. We no longer email you one.',
    withPassword: 'Your password alone is now enough to sign in.',
    devices: 'Your trusted devices have been removed.',
  },
  it: 'it',
  linked: {
    unnamed: 'Another provider',
    subject: (provider: string) => `${provider} can now sign you in`,
    text: (provider: string) => `You can now sign in with ${provider} as well as with your password.`,
    notYou: 'If it was not you, someone else knows your password. Reset it, and tell your administrator.',
  },
  unlinked: {
    unnamed: 'A sign-in provider',
    subject: (provider: string) => `${provider} can no longer sign you in`,
    text: (provider: string) => `You can no longer sign in with ${provider}. Your password still works.`,
    notYou: 'If neither you nor your administrator removed it, reset your password.',
  },
  token: {
    subject: 'An API token was created for your account',
    text: (name: string | undefined) =>
      `A program can now use Tributary with your rights. The token is named ${name ?? 'as you chose'}.`,
    notYou:
      'If it was not you, reset your password now. That signs out everyone and revokes all your API tokens.',
  },
}

const de: typeof en = {
  codesOn: {
    subject: 'Bestätigungscodes wurden eingeschaltet',
    text: 'Zum Anmelden brauchen Sie jetzt einen Code aus einer E-Mail, außer auf Geräten, denen Sie vertrauen.',
  },
  codesOff: {
    subject: 'Bestätigungscodes wurden abgeschaltet',
    withApp:
      'Zum Anmelden brauchen Sie den Code Ihrer Authenticator-App. Wir senden Ihnen keinen mehr per E-Mail.',
    withPassword: 'Zum Anmelden genügt jetzt Ihr Passwort.',
    devices: 'Ihre vertrauenswürdigen Geräte wurden entfernt.',
  },
  it: 'ihm',
  linked: {
    unnamed: 'Ein weiterer Anbieter',
    subject: (provider) => `${provider} kann Sie jetzt anmelden`,
    text: (provider) => `Sie können sich jetzt mit ${provider} ebenso anmelden wie mit Ihrem Passwort.`,
    notYou:
      'Wenn Sie das nicht waren, kennt jemand anderes Ihr Passwort. Setzen Sie es zurück und informieren Sie Ihren Administrator.',
  },
  unlinked: {
    unnamed: 'Ein Anmeldeanbieter',
    subject: (provider) => `${provider} kann Sie nicht mehr anmelden`,
    text: (provider) => `Sie können sich nicht mehr mit ${provider} anmelden. Ihr Passwort gilt weiterhin.`,
    notYou: 'Wenn weder Sie noch Ihr Administrator ihn entfernt haben, setzen Sie Ihr Passwort zurück.',
  },
  token: {
    subject: 'Für Ihr Konto wurde ein API-Token erstellt',
    text: (name) =>
      `Ein Programm kann Tributary jetzt mit Ihren Rechten verwenden. Das Token heißt ${name ?? 'so, wie Sie es benannt haben'}.`,
    notYou:
      'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück. Damit werden alle abgemeldet und alle Ihre API-Tokens widerrufen.',
  },
}

const ar: typeof en = {
  codesOn: {
    subject: 'تم تفعيل رموز التحقق',
    text: 'تحتاج الآن إلى رمز من بريدك لتسجيل الدخول، إلا على الأجهزة التي تثق بها.',
  },
  codesOff: {
    subject: 'تم تعطيل رموز التحقق',
    withApp: 'تحتاج إلى رمز تطبيق المصادقة لتسجيل الدخول. لن نرسل إليك رمزًا بالبريد بعد الآن.',
    withPassword: 'تكفي الآن كلمة مرورك وحدها لتسجيل الدخول.',
    devices: 'أُزيلت أجهزتك الموثوقة.',
  },
  it: 'هذا الموفّر',
  linked: {
    unnamed: 'موفّر آخر',
    subject: (provider) => `يمكن لـ ${provider} الآن تسجيل دخولك`,
    text: (provider) => `يمكنك الآن تسجيل الدخول باستخدام ${provider} وكذلك بكلمة مرورك.`,
    notYou: 'إذا لم تكن أنت من فعل ذلك، فشخص آخر يعرف كلمة مرورك. أعد تعيينها وأخبر المسؤول لديك.',
  },
  unlinked: {
    unnamed: 'أحد موفّري تسجيل الدخول',
    subject: (provider) => `لم يعد بإمكان ${provider} تسجيل دخولك`,
    text: (provider) => `لم يعد بإمكانك تسجيل الدخول باستخدام ${provider}. ما زالت كلمة مرورك تعمل.`,
    notYou: 'إذا لم تُزله أنت ولا المسؤول لديك، فأعد تعيين كلمة مرورك.',
  },
  token: {
    subject: 'أُنشئ رمز API لحسابك',
    text: (name) => `يمكن لبرنامج الآن استخدام Tributary بحقوقك. اسم الرمز: ${name ?? 'كما اخترته'}.`,
    notYou:
      'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك الآن. يسجّل ذلك خروج الجميع ويلغي كل رموز API الخاصة بك.',
  },
}

/** The text of the mails about the sign-in methods of an account. */
export const securityWords: Record<PageLanguage, typeof en> = { en, de, ar }
