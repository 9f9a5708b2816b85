import type { PageLanguage } from '../../page-language.ts'

const en = {
  /** For a name that must not be shown. */
  administrator: 'An administrator',
  /** For the name of an organisation, after a preposition. */
  organisation: 'your organisation',
  anotherProvider: 'another provider',
  unlinked: (list: string) => `You can no longer sign in with ${list} until you link it again.`,
  worksOnce: (lifetime: string) => `The link works once and expires in ${lifetime}.`,
  notYou: 'If it was not you, reset your password now. That signs out everyone who is signed in as you.',
  resetPassword: 'Reset your password',
  signIn: 'Sign in',
  openPortal: 'Open the portal',
  openConnector: 'Open the connector',
}

/** Words that several mails have. */
export const commonWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    administrator: 'Ein Administrator',
    organisation: 'Ihrer Organisation',
    anotherProvider: 'einem anderen Anbieter',
    unlinked: (list) =>
      `Sie können sich mit ${list} erst wieder anmelden, wenn Sie die Verknüpfung erneuert haben.`,
    worksOnce: (lifetime) => `Der Link funktioniert einmal und ist ${lifetime} gültig.`,
    notYou:
      'Wenn Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück. Damit werden alle abgemeldet, die unter Ihrem Namen angemeldet sind.',
    resetPassword: 'Passwort zurücksetzen',
    signIn: 'Anmelden',
    openPortal: 'Portal öffnen',
    openConnector: 'Konnektor öffnen',
  },
  ar: {
    administrator: 'أحد المسؤولين',
    organisation: 'مؤسستك',
    anotherProvider: 'موفّر آخر',
    unlinked: (list) => `لم يعد بإمكانك تسجيل الدخول باستخدام ${list} حتى تربطه مرة أخرى.`,
    worksOnce: (lifetime) => `يعمل الرابط مرة واحدة، وتنتهي صلاحيته خلال ${lifetime}.`,
    notYou:
      'إذا لم تكن أنت من فعل ذلك، فأعد تعيين كلمة مرورك الآن. يؤدي ذلك إلى تسجيل خروج كل من سجّل الدخول باسمك.',
    resetPassword: 'إعادة تعيين كلمة المرور',
    signIn: 'تسجيل الدخول',
    openPortal: 'فتح البوابة',
    openConnector: 'فتح الموصّل',
  },
}
