import type { PageLanguage } from '../../page-language.ts'

const en = {
  organisation: 'an organisation',
  provider: 'the provider of the organisation',
  subject: (where: string) => `You are invited to ${where}`,
  text: (by: string, where: string) => `${by} has invited you to ${where} in Tributary.`,
  view: 'View the invitation',
  withProvider: (provider: string, lifetime: string) =>
    `To accept, sign in with ${provider} within ${lifetime}. You do not need a password for Tributary.`,
  stranger: 'If you do not know the sender, you do not need to do anything.',
  notForward: 'Do not forward this mail: the link is for you.',
  accepted: {
    person: 'The invited person',
    subject: (who: string) => `${who} has accepted your invitation`,
    preview: (where: string) => `They are now a member of ${where}.`,
    text: (who: string, where: string) => `${who} is now a member of ${where}, with this address:`,
    unexpected: 'If you did not expect this, remove the user in the portal.',
  },
}

/** The text of invitations, and of the mail about an accepted one. */
export const invitationWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    organisation: 'einer Organisation',
    provider: 'dem Anbieter der Organisation',
    subject: (where) => `Sie sind zu ${where} eingeladen`,
    text: (by, where) => `${by} hat Sie zu ${where} in Tributary eingeladen.`,
    view: 'Einladung ansehen',
    withProvider: (provider, lifetime) =>
      `Melden Sie sich mit ${provider} an, um anzunehmen. Die Einladung ist ${lifetime} gültig. Sie brauchen kein Passwort für Tributary.`,
    stranger: 'Wenn Sie den Absender nicht kennen, brauchen Sie nichts zu tun.',
    notForward: 'Leiten Sie diese E-Mail nicht weiter: Der Link ist nur für Sie.',
    accepted: {
      person: 'Die eingeladene Person',
      subject: (who) => `${who} hat Ihre Einladung angenommen`,
      preview: (where) => `Die Person ist jetzt Mitglied von ${where}.`,
      text: (who, where) => `${who} ist jetzt Mitglied von ${where}, mit dieser Adresse:`,
      unexpected: 'Wenn Sie das nicht erwartet haben, entfernen Sie den Benutzer im Portal.',
    },
  },
  ar: {
    organisation: 'إحدى المؤسسات',
    provider: 'موفّر المؤسسة',
    subject: (where) => `أنت مدعو إلى ${where}`,
    text: (by, where) => `دعاك ${by} إلى ${where} في Tributary.`,
    view: 'عرض الدعوة',
    withProvider: (provider, lifetime) =>
      `للقبول، سجّل الدخول باستخدام ${provider} خلال ${lifetime}. لا تحتاج إلى كلمة مرور لـ Tributary.`,
    stranger: 'إذا كنت لا تعرف المرسل، فلا داعي لفعل أي شيء.',
    notForward: 'لا تُعِد توجيه هذه الرسالة: الرابط لك وحدك.',
    accepted: {
      person: 'الشخص المدعو',
      subject: (who) => `قبل ${who} دعوتك`,
      preview: (where) => `أصبح الآن عضوًا في ${where}.`,
      text: (who, where) => `أصبح ${who} الآن عضوًا في ${where}، بهذا العنوان:`,
      unexpected: 'إذا لم تكن تتوقع ذلك، فأزل المستخدم في البوابة.',
    },
  },
}
