import type { PageLanguage } from '../../page-language.ts'

const en = {
  confirm: {
    subject: 'Confirm your email address',
    by: {
      owner: 'You asked to use this address for your account. Confirm it to sign in with it:',
      administrator:
        'Your administrator has given your account this address. Confirm it before you sign in with it:',
    },
    button: 'Confirm email address',
    mistyped: 'If you have no account here, someone has mistyped their address. Do not follow the link.',
  },
  requested: {
    subject: 'A new email address was requested for your account',
    preview: 'Your address stays as it is until the new one is confirmed.',
    text: (address: string) =>
      `Someone signed in to your account asked to change its address to ${address}. The change takes effect when the link that we sent there is opened and confirmed.`,
    notYou:
      'If it was not you, reset your password now. That cancels the change and signs out everyone who is signed in as you.',
  },
  changed: {
    subject: 'Your email address has been changed',
    preview: 'Codes and links no longer go to this address.',
    text: (address: string) =>
      `Your account now has the address ${address}. Sign in with that address. Codes and links are sent there, and no longer here.`,
    notYou: 'If it was not you, contact your administrator: a password reset would go to the new address.',
  },
}

const de: typeof en = {
  confirm: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    by: {
      owner:
        'Sie möchten diese Adresse für Ihr Konto verwenden. Bestätigen Sie sie, um sich damit anzumelden:',
      administrator:
        'Ihr Administrator hat Ihrem Konto diese Adresse gegeben. Bestätigen Sie sie, bevor Sie sich damit anmelden:',
    },
    button: 'E-Mail-Adresse bestätigen',
    mistyped:
      'Wenn Sie hier kein Konto haben, hat sich jemand bei der Adresse vertippt. Öffnen Sie den Link nicht.',
  },
  requested: {
    subject: 'Für Ihr Konto wurde eine neue E-Mail-Adresse beantragt',
    preview: 'Ihre Adresse bleibt, bis die neue bestätigt ist.',
    text: (address) =>
      `Jemand, der mit Ihrem Konto angemeldet ist, möchte dessen Adresse in ${address} ändern. Die Änderung gilt, sobald der Link, den wir dorthin gesendet haben, geöffnet und bestätigt wird.`,
    notYou:
      'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück. Das bricht die Änderung ab und meldet alle ab, die unter Ihrem Namen angemeldet sind.',
  },
  changed: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: 'Codes und Links gehen nicht mehr an diese Adresse.',
    text: (address) =>
      `Ihr Konto hat jetzt die Adresse ${address}. Melden Sie sich mit dieser Adresse an. Codes und Links werden dorthin gesendet und nicht mehr hierher.`,
    notYou:
      'Wenn Sie das nicht waren, wenden Sie sich an Ihren Administrator: Ein Link zum Zurücksetzen des Passworts würde an die neue Adresse gehen.',
  },
}

const ar: typeof en = {
  confirm: {
    subject: 'تأكيد عنوان بريدك الإلكتروني',
    by: {
      owner: 'طلبت استخدام هذا العنوان لحسابك. أكّده لتسجيل الدخول به:',
      administrator: 'عيّن المسؤول لديك هذا العنوان لحسابك. أكّده قبل تسجيل الدخول به:',
    },
    button: 'تأكيد عنوان البريد الإلكتروني',
    mistyped: 'إذا لم يكن لديك حساب هنا، فقد أخطأ شخص في كتابة عنوانه. لا تفتح الرابط.',
  },
  requested: {
    subject: 'طُلب عنوان بريد إلكتروني جديد لحسابك',
    preview: 'يبقى عنوانك كما هو حتى يُؤكَّد العنوان الجديد.',
    text: (address) =>
      `طلب شخص سجّل الدخول إلى حسابك تغيير عنوانه إلى ${address}. يسري التغيير عند فتح الرابط الذي أرسلناه إلى هناك وتأكيده.`,
    notYou:
      'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك الآن. يلغي ذلك التغيير ويسجّل خروج كل من سجّل الدخول باسمك.',
  },
  changed: {
    subject: 'تغيّر عنوان بريدك الإلكتروني',
    preview: 'لم تعد الرموز والروابط تُرسل إلى هذا العنوان.',
    text: (address) =>
      `أصبح عنوان حسابك ${address}. سجّل الدخول بذلك العنوان. تُرسل الرموز والروابط إليه، ولم تعد تُرسل إلى هنا.`,
    notYou:
      'إذا لم تكن أنت من فعل ذلك، فتواصل مع المسؤول لديك: سيُرسل رابط إعادة تعيين كلمة المرور إلى العنوان الجديد.',
  },
}

/** The text of the mails about the address of an account. */
export const addressWords: Record<PageLanguage, typeof en> = { en, de, ar }
