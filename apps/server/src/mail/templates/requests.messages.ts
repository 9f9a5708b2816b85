import type { PageLanguage } from '../../page-language.ts'

const en = {
  signUp: {
    subject: 'A sign up request is waiting for your decision',
    text: 'A new user requests access:',
    note: 'The text above is from the sign-up form. Approve only people you know.',
    toApprove: 'If you know them:',
    toReject: 'If you do not:',
  },
  connector: {
    subject: 'A connector request is waiting for your decision',
    text: 'A member of your organisation requests a connector:',
    note: 'When you approve it, the portal takes you to the page where you set it up.',
    toApprove: 'To set it up:',
    toReject: 'If it is not needed:',
  },
  preview: 'Approve or reject it in the portal.',
  view: 'View the request',
  approve: 'Approve',
  reject: 'Reject',
  asks: {
    JOIN_ORGANISATION: (who: string, company: string, _?: string) => `${who} asks to join ${company}`,
    NEW_ORGANISATION: (who: string, company: string, _?: string) =>
      `${who} asks for a new organisation: ${company}`,
    ADD_CONNECTOR: (who: string, company: string, type: string) => `${who} asks for ${type} in ${company}`,
  },
}

const de: typeof en = {
  signUp: {
    subject: 'Eine Registrierung wartet auf Ihre Entscheidung',
    text: 'Ein neuer Benutzer beantragt Zugang:',
    note: 'Der Text oben kommt aus dem Registrierungsformular. Genehmigen Sie nur Personen, die Sie kennen.',
    toApprove: 'Wenn Sie die Person kennen:',
    toReject: 'Wenn nicht:',
  },
  connector: {
    subject: 'Ein Antrag auf einen Konnektor wartet auf Ihre Entscheidung',
    text: 'Ein Mitglied Ihrer Organisation beantragt einen Konnektor:',
    note: 'Wenn Sie genehmigen, führt das Portal Sie zu der Seite, auf der Sie ihn einrichten.',
    toApprove: 'Zum Einrichten:',
    toReject: 'Wenn er nicht gebraucht wird:',
  },
  preview: 'Genehmigen Sie ihn im Portal oder lehnen Sie ihn ab.',
  view: 'Antrag ansehen',
  approve: 'Genehmigen',
  reject: 'Ablehnen',
  asks: {
    JOIN_ORGANISATION: (who, company) => `${who} möchte ${company} beitreten`,
    NEW_ORGANISATION: (who, company) => `${who} beantragt eine neue Organisation: ${company}`,
    ADD_CONNECTOR: (who, company, type) => `${who} beantragt ${type} in ${company}`,
  },
}

const ar: typeof en = {
  signUp: {
    subject: 'طلب إنشاء حساب ينتظر قرارك',
    text: 'يطلب مستخدم جديد الوصول:',
    note: 'النص أعلاه من نموذج إنشاء الحساب. وافق فقط على أشخاص تعرفهم.',
    toApprove: 'إذا كنت تعرف هذا الشخص:',
    toReject: 'إذا كنت لا تعرفه:',
  },
  connector: {
    subject: 'طلب موصّل ينتظر قرارك',
    text: 'يطلب عضو في مؤسستك موصّلًا:',
    note: 'عند موافقتك تنقلك البوابة إلى الصفحة التي تُعِدّه فيها.',
    toApprove: 'لإعداده:',
    toReject: 'إذا لم تكن هناك حاجة إليه:',
  },
  preview: 'وافق عليه أو ارفضه في البوابة.',
  view: 'عرض الطلب',
  approve: 'موافقة',
  reject: 'رفض',
  asks: {
    JOIN_ORGANISATION: (who, company) => `يطلب ${who} الانضمام إلى ${company}`,
    NEW_ORGANISATION: (who, company) => `يطلب ${who} مؤسسة جديدة: ${company}`,
    ADD_CONNECTOR: (who, company, type) => `يطلب ${who} ${type} في ${company}`,
  },
}

/** The text of the mails to those who decide on a request. */
export const requestWords: Record<PageLanguage, typeof en> = { en, de, ar }
