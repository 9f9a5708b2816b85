import type { PageLanguage } from '../../page-language.ts'

const unexpected = 'If you did not request this, someone else may be signed in as you.'
const en = {
  'sign-in': {
    subject: 'Your code to sign in',
    enter: 'Enter this verification code to sign in:',
    unexpected: 'If you are not signing in right now, someone else may know your password.',
  },
  'mfa-enable': {
    subject: 'Your code to turn on verification codes',
    enter: 'Enter this verification code to turn on codes at sign-in:',
    unexpected,
  },
  'step-up': {
    subject: 'Your code to confirm a change',
    enter: 'Enter this verification code to confirm that it is you:',
    unexpected,
  },
  'mfa-disable': {
    subject: 'Your code to turn off verification codes',
    enter: 'Enter this verification code to turn off codes at sign-in:',
    unexpected,
  },
  counts: (lifetime: string) => `The code works once and expires in ${lifetime}.`,
  neverAsked: 'Tributary staff will never ask you for it.',
}

const unexpectedGerman =
  'Wenn Sie das nicht angefordert haben, ist vielleicht jemand anderes unter Ihrem Namen angemeldet.'
const de: typeof en = {
  'sign-in': {
    subject: 'Ihr Code zum Anmelden',
    enter: 'Geben Sie diesen Bestätigungscode ein, um sich anzumelden:',
    unexpected: 'Wenn Sie sich gerade nicht anmelden, kennt vielleicht jemand anderes Ihr Passwort.',
  },
  'mfa-enable': {
    subject: 'Ihr Code zum Einschalten der Bestätigungscodes',
    enter: 'Geben Sie diesen Bestätigungscode ein, um Codes bei der Anmeldung einzuschalten:',
    unexpected: unexpectedGerman,
  },
  'step-up': {
    subject: 'Ihr Code zum Bestätigen einer Änderung',
    enter: 'Geben Sie diesen Bestätigungscode ein, um zu bestätigen, dass Sie es sind:',
    unexpected: unexpectedGerman,
  },
  'mfa-disable': {
    subject: 'Ihr Code zum Abschalten der Bestätigungscodes',
    enter: 'Geben Sie diesen Bestätigungscode ein, um Codes bei der Anmeldung abzuschalten:',
    unexpected: unexpectedGerman,
  },
  counts: (lifetime) => `Der Code funktioniert einmal und ist ${lifetime} gültig.`,
  neverAsked: 'Mitarbeiter von Tributary werden Sie nie danach fragen.',
}

const unexpectedArabic = 'إذا لم تطلب ذلك، فربما سجّل شخص آخر الدخول باسمك.'
const ar: typeof en = {
  'sign-in': {
    subject: 'رمزك لتسجيل الدخول',
    enter: 'أدخل رمز التحقق هذا لتسجيل الدخول:',
    unexpected: 'إذا كنت لا تسجّل الدخول الآن، فربما يعرف شخص آخر كلمة مرورك.',
  },
  'mfa-enable': {
    subject: 'رمزك لتفعيل رموز التحقق',
    enter: 'أدخل رمز التحقق هذا لتفعيل الرموز عند تسجيل الدخول:',
    unexpected: unexpectedArabic,
  },
  'step-up': {
    subject: 'رمزك لتأكيد تغيير',
    enter: 'أدخل رمز التحقق هذا لتأكيد أنك أنت:',
    unexpected: unexpectedArabic,
  },
  'mfa-disable': {
    subject: 'رمزك لتعطيل رموز التحقق',
    enter: 'أدخل رمز التحقق هذا لتعطيل الرموز عند تسجيل الدخول:',
    unexpected: unexpectedArabic,
  },
  counts: (lifetime) => `يعمل الرمز مرة واحدة، وتنتهي صلاحيته خلال ${lifetime}.`,
  neverAsked: 'لن يطلبه منك موظفو Tributary أبدًا.',
}

/** The text of the mail with a code, by its purpose. */
export const codeWords: Record<PageLanguage, typeof en> = { en, de, ar }
