import type { PageLanguage } from '../../page-language.ts'

const en = {
  yours: 'your organisation',
  notYou: 'If you did not sign up, someone has mistyped their address. You do not need to do anything.',
  welcome: {
    subject: 'Welcome to Tributary',
    preview: 'Your account is ready. Here is what comes next.',
    text: (organisation: string) => `Your account and ${organisation} are ready. What comes next:`,
    steps: [
      'Sign in.',
      'Choose what to connect under “Available connectors” on Home.',
      'Add your colleagues under Admin, Users.',
    ],
  },
  waits: {
    subject: 'Your sign up request is awaiting approval',
    preview: 'Please allow up to 24 hours.',
    text: (organisation: string) =>
      `Your request for ${organisation} has been sent to the administrators who decide. Please allow up to 24 hours.`,
    mailed: 'We will email you the decision.',
    status: 'See the status',
  },
  approved: {
    subject: 'Your sign up request has been approved',
    preview: 'You can sign in now.',
    text: (organisation: string) =>
      `Welcome to Tributary. You now belong to ${organisation} and can sign in.`,
  },
  rejected: {
    subject: 'Your sign up request has been rejected',
    preview: 'No account has been opened for you.',
    text: (organisation: string) =>
      `Your request for ${organisation} has been rejected, and no account has been opened for you.`,
    mistake: 'If you think this is a mistake, please contact someone there, then sign up again.',
  },
}

const de: typeof en = {
  yours: 'Ihre Organisation',
  notYou:
    'Wenn Sie sich nicht registriert haben, hat sich jemand bei der Adresse vertippt. Sie brauchen nichts zu tun.',
  welcome: {
    subject: 'Willkommen bei Tributary',
    preview: 'Ihr Konto ist bereit. So geht es weiter.',
    text: (organisation) => `Ihr Konto und ${organisation} sind bereit. So geht es weiter:`,
    steps: [
      'Melden Sie sich an.',
      'Wählen Sie auf der Startseite unter „Verfügbare Konnektoren“, was Sie verbinden möchten.',
      'Fügen Sie unter „Administration“, „Benutzer“ Ihre Kollegen hinzu.',
    ],
  },
  waits: {
    subject: 'Ihre Registrierung wartet auf Genehmigung',
    preview: 'Das kann bis zu 24 Stunden dauern.',
    text: (organisation) =>
      `Ihr Antrag für ${organisation} wurde an die zuständigen Administratoren gesendet. Das kann bis zu 24 Stunden dauern.`,
    mailed: 'Die Entscheidung erhalten Sie per E-Mail.',
    status: 'Status ansehen',
  },
  approved: {
    subject: 'Ihre Registrierung wurde genehmigt',
    preview: 'Sie können sich jetzt anmelden.',
    text: (organisation) =>
      `Willkommen bei Tributary. Ihr Antrag für ${organisation} wurde genehmigt, und Sie können sich anmelden.`,
  },
  rejected: {
    subject: 'Ihre Registrierung wurde abgelehnt',
    preview: 'Für Sie wurde kein Konto eröffnet.',
    text: (organisation) =>
      `Ihr Antrag für ${organisation} wurde abgelehnt, und für Sie wurde kein Konto eröffnet.`,
    mistake:
      'Wenn Sie das für einen Fehler halten, wenden Sie sich bitte dort an jemanden und registrieren Sie sich dann erneut.',
  },
}

const ar: typeof en = {
  yours: 'مؤسستك',
  notYou: 'إذا لم تُنشئ حسابًا، فقد أخطأ شخص في كتابة عنوانه. لا داعي لفعل أي شيء.',
  welcome: {
    subject: 'مرحبًا بك في Tributary',
    preview: 'حسابك جاهز. إليك الخطوات التالية.',
    text: (organisation) => `أصبح حسابك جاهزًا، وكذلك ${organisation}. الخطوات التالية:`,
    steps: [
      'سجّل الدخول.',
      'اختر ما تريد توصيله ضمن «الموصّلات المتاحة» في الصفحة الرئيسية.',
      'أضف زملاءك ضمن «الإدارة» ثم «المستخدمون».',
    ],
  },
  waits: {
    subject: 'طلب إنشاء حسابك بانتظار الموافقة',
    preview: 'يُرجى الانتظار حتى 24 ساعة.',
    text: (organisation) =>
      `أُرسل طلبك الخاص بـ ${organisation} إلى المسؤولين الذين يبتّون فيه. يُرجى الانتظار حتى 24 ساعة.`,
    mailed: 'سنرسل إليك القرار بالبريد الإلكتروني.',
    status: 'عرض الحالة',
  },
  approved: {
    subject: 'تمت الموافقة على طلب إنشاء حسابك',
    preview: 'يمكنك تسجيل الدخول الآن.',
    text: (organisation) => `مرحبًا بك في Tributary. أصبحت عضوًا في ${organisation} ويمكنك تسجيل الدخول.`,
  },
  rejected: {
    subject: 'رُفض طلب إنشاء حسابك',
    preview: 'لم يُفتح لك حساب.',
    text: (organisation) => `رُفض طلبك الخاص بـ ${organisation}، ولم يُفتح لك حساب.`,
    mistake: 'إذا كنت تظن أن ذلك خطأ، فيُرجى التواصل مع شخص هناك، ثم أنشئ حسابًا مرة أخرى.',
  },
}

/** The text of the mails about signing up. */
export const signUpWords: Record<PageLanguage, typeof en> = { en, de, ar }
