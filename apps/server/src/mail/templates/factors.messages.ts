import type { PageLanguage } from '../../page-language.ts'

const en = {
  reset: {
    subject: 'Your authenticator apps and passkeys have been removed',
    text: 'An administrator has removed your authenticator apps, passkeys and recovery codes. You are signed out everywhere.',
    next: 'Sign in with your password, then add an app or a passkey in your profile.',
    notAsked: 'If you did not ask for this, reset your password and tell your administrator.',
  },
  used: {
    subject: 'A recovery code was used to sign in',
    text: 'A recovery code and your password were used to sign in to your account.',
    left: (count: number) =>
      count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`,
    replace: 'You can replace them in your profile.',
  },
}

/** The text of the mails about removed factors and used recovery codes. */
export const factorsWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    reset: {
      subject: 'Ihre Authenticator-Apps und Passkeys wurden entfernt',
      text: 'Ein Administrator hat Ihre Authenticator-Apps, Passkeys und Wiederherstellungscodes entfernt. Sie sind überall abgemeldet.',
      next: 'Melden Sie sich mit Ihrem Passwort an und fügen Sie dann in Ihrem Profil eine App oder einen Passkey hinzu.',
      notAsked:
        'Wenn Sie nicht darum gebeten haben, setzen Sie Ihr Passwort zurück und informieren Sie Ihren Administrator.',
    },
    used: {
      subject: 'Ein Wiederherstellungscode wurde zum Anmelden verwendet',
      text: 'Mit einem Wiederherstellungscode und Ihrem Passwort hat sich jemand bei Ihrem Konto angemeldet.',
      left: (count) =>
        count === 1
          ? 'Sie haben noch 1 Wiederherstellungscode.'
          : `Sie haben noch ${count} Wiederherstellungscodes.`,
      replace: 'In Ihrem Profil können Sie sie ersetzen.',
    },
  },
  ar: {
    reset: {
      subject: 'أُزيلت تطبيقات المصادقة ومفاتيح المرور الخاصة بك',
      text: 'أزال أحد المسؤولين تطبيقات المصادقة ومفاتيح المرور ورموز الاسترداد الخاصة بك. سُجّل خروجك من كل مكان.',
      next: 'سجّل الدخول بكلمة مرورك، ثم أضف تطبيقًا أو مفتاح مرور في ملفك الشخصي.',
      notAsked: 'إذا لم تطلب ذلك، فأعد تعيين كلمة مرورك وأخبر المسؤول لديك.',
    },
    used: {
      subject: 'استُخدم رمز استرداد لتسجيل الدخول',
      text: 'استُخدم رمز استرداد وكلمة مرورك لتسجيل الدخول إلى حسابك.',
      left: (count) => `رموز الاسترداد المتبقية لديك: ${count}.`,
      replace: 'يمكنك استبدالها في ملفك الشخصي.',
    },
  },
}
