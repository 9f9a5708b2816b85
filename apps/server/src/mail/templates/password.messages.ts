import type { PageLanguage } from '../../page-language.ts'

const en = {
  set: {
    subject: 'Set your password for Tributary',
    text: 'Your account is ready. Set a password to sign in with it:',
    button: 'Set password',
  },
  reset: {
    subject: 'Reset your password',
    text: 'Someone requested a password reset for your account. Choose a new password here:',
    button: 'Reset password',
    notYou: 'If it was not you, you do not need to do anything. Your password stays the same.',
  },
  provider: {
    unnamed: 'the sign-in of your organisation',
    subject: 'Your Tributary account is ready',
    text: 'Your account is ready.',
    how: (provider: string) => `Sign in with ${provider}. You do not need a password for Tributary.`,
    address: 'Enter this email address on the sign-in page. The page then offers your provider.',
  },
  forgotten: {
    subject: 'Sign in without a password',
    text: 'Someone requested a password reset for your account, but your organisation does not use passwords.',
    notYou: 'If it was not you, you do not need to do anything.',
  },
  changed: {
    subject: 'Your password has been changed',
    preview: 'Other devices have been signed out.',
    text: 'The password of your account has been changed. Other devices have been signed out, and your trusted devices have been removed.',
    notYou: 'If it was not you, reset your password now.',
  },
}

const de: typeof en = {
  set: {
    subject: 'Legen Sie Ihr Passwort für Tributary fest',
    text: 'Ihr Konto ist bereit. Legen Sie ein Passwort fest, um sich damit anzumelden:',
    button: 'Passwort festlegen',
  },
  reset: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    text: 'Jemand möchte das Passwort Ihres Kontos zurücksetzen. Hier wählen Sie ein neues Passwort:',
    button: 'Passwort zurücksetzen',
    notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',
  },
  provider: {
    unnamed: 'der Anmeldung Ihrer Organisation',
    subject: 'Ihr Tributary-Konto ist bereit',
    text: 'Ihr Konto ist bereit.',
    how: (provider) => `Melden Sie sich mit ${provider} an. Sie brauchen kein Passwort für Tributary.`,
    address:
      'Geben Sie auf der Anmeldeseite diese E-Mail-Adresse ein. Die Seite bietet dann Ihren Anbieter an.',
  },
  forgotten: {
    subject: 'Melden Sie sich ohne Passwort an',
    text: 'Jemand möchte das Passwort Ihres Kontos zurücksetzen, aber Ihre Organisation verwendet keine Passwörter.',
    notYou: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  changed: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Andere Geräte wurden abgemeldet.',
    text: 'Das Passwort Ihres Kontos wurde geändert. Andere Geräte wurden abgemeldet, und Ihre vertrauenswürdigen Geräte wurden entfernt.',
    notYou: 'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück.',
  },
}

const ar: typeof en = {
  set: {
    subject: 'عيّن كلمة مرورك لـ Tributary',
    text: 'حسابك جاهز. عيّن كلمة مرور لتسجيل الدخول بها:',
    button: 'تعيين كلمة المرور',
  },
  reset: {
    subject: 'أعد تعيين كلمة مرورك',
    text: 'طلب شخص إعادة تعيين كلمة مرور حسابك. اختر كلمة مرور جديدة هنا:',
    button: 'إعادة تعيين كلمة المرور',
    notYou: 'إذا لم تكن أنت من فعل ذلك، فلا داعي لفعل أي شيء. تبقى كلمة مرورك كما هي.',
  },
  provider: {
    unnamed: 'موفّر مؤسستك',
    subject: 'حسابك في Tributary جاهز',
    text: 'حسابك جاهز.',
    how: (provider) => `سجّل الدخول باستخدام ${provider}. لا تحتاج إلى كلمة مرور لـ Tributary.`,
    address: 'أدخل عنوان البريد الإلكتروني هذا في صفحة تسجيل الدخول. تعرض الصفحة عندئذٍ الموفّر الخاص بك.',
  },
  forgotten: {
    subject: 'سجّل الدخول بلا كلمة مرور',
    text: 'طلب شخص إعادة تعيين كلمة مرور حسابك، لكن مؤسستك لا تستخدم كلمات المرور.',
    notYou: 'إذا لم تكن أنت من فعل ذلك، فلا داعي لفعل أي شيء.',
  },
  changed: {
    subject: 'تغيّرت كلمة مرورك',
    preview: 'سُجّل خروج الأجهزة الأخرى.',
    text: 'تغيّرت كلمة مرور حسابك. سُجّل خروج الأجهزة الأخرى، وأُزيلت أجهزتك الموثوقة.',
    notYou: 'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك الآن.',
  },
}

/** The text of the mails about passwords, and about signing in without one. */
export const passwordWords: Record<PageLanguage, typeof en> = { en, de, ar }
