import type { PageLanguage } from '../../page-language.ts'

const en = {
  theirOrganisation: 'their organisation',
  subject: (by: string, provider: string) => `${by} asks you to reconnect ${provider}`,
  preview: (where: string, provider: string) => `For ${where}, with your login for ${provider}.`,
  text: (by: string, provider: string, where: string) =>
    `${by} asks you to let Tributary read ${provider} for ${where} again. This connector needs it:`,
  button: 'See what is asked',
  needed: (provider: string) => `You need your login for ${provider}, and no account in Tributary.`,
  stranger:
    'If you do not know the sender, you do not need to do anything. Do not forward this mail: the link is for you.',
  done: {
    subject: (provider: string) => `${provider} is reconnected`,
    preview: (where: string) => `For ${where}. A refresh starts now.`,
    text: (where: string) => `This connector of ${where} is authorised again, and a refresh starts now:`,
    by: 'The person with this address did it, as you asked:',
    unexpected: 'If you did not expect this, disconnect the connector in the portal.',
  },
}

/** The text of the mails about reconnecting with a link. */
export const reconnectWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    theirOrganisation: 'die eigene Organisation',
    subject: (by, provider) => `${by} bittet Sie, ${provider} neu zu verbinden`,
    preview: (where, provider) => `Für ${where}, mit Ihrem Zugang zu ${provider}.`,
    text: (by, provider, where) =>
      `${by} bittet Sie, Tributary wieder ${provider} für ${where} lesen zu lassen. Dieser Konnektor braucht es:`,
    button: 'Ansehen, worum es geht',
    needed: (provider) => `Sie brauchen Ihren Zugang zu ${provider}, aber kein Konto bei Tributary.`,
    stranger:
      'Wenn Sie den Absender nicht kennen, brauchen Sie nichts zu tun. Leiten Sie diese E-Mail nicht weiter: Der Link ist nur für Sie.',
    done: {
      subject: (provider) => `${provider} ist wieder verbunden`,
      preview: (where) => `In ${where}. Eine Aktualisierung beginnt jetzt.`,
      text: (where) =>
        `Dieser Konnektor in ${where} ist wieder autorisiert, und eine Aktualisierung beginnt jetzt:`,
      by: 'Das hat auf Ihre Bitte hin die Person mit dieser Adresse getan:',
      unexpected: 'Wenn Sie das nicht erwartet haben, trennen Sie den Konnektor im Portal.',
    },
  },
  ar: {
    theirOrganisation: 'مؤسسته',
    subject: (by, provider) => `يطلب منك ${by} إعادة توصيل ${provider}`,
    preview: (where, provider) => `لدى ${where}، ببيانات دخولك إلى ${provider}.`,
    text: (by, provider, where) =>
      `يطلب منك ${by} السماح لـ Tributary بقراءة ${provider} من جديد لدى ${where}. يحتاج إليه هذا الموصّل:`,
    button: 'عرض المطلوب',
    needed: (provider) => `تحتاج إلى بيانات دخولك إلى ${provider}، ولا تحتاج إلى حساب في Tributary.`,
    stranger: 'إذا كنت لا تعرف المرسل، فلا داعي لفعل أي شيء. لا تُعِد توجيه هذه الرسالة: الرابط لك وحدك.',
    done: {
      subject: (provider) => `أُعيد توصيل ${provider}`,
      preview: (where) => `لدى ${where}. يبدأ التحديث الآن.`,
      text: (where) => `أُعيد تفويض هذا الموصّل لدى ${where}، ويبدأ التحديث الآن:`,
      by: 'فعل ذلك صاحب هذا العنوان، كما طلبت:',
      unexpected: 'إذا لم تكن تتوقع ذلك، فافصل الموصّل في البوابة.',
    },
  },
}
