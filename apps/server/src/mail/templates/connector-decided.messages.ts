import type { PageLanguage } from '../../page-language.ts'

const en = {
  approved: {
    subject: 'Your connector request has been approved',
    preview: (name: string) => `An administrator will set up ${name}.`,
    text: (name: string, where: string) =>
      `Your request for ${name} in ${where} has been approved. An administrator will set it up.`,
  },
  rejected: {
    subject: 'Your connector request has been rejected',
    preview: (name: string) => `${name} will not be set up for now.`,
    text: (name: string, where: string) => `Your request for ${name} in ${where} has been rejected.`,
  },
  ifNeeded: 'If you need it, please speak to an administrator of your organisation.',
}

/** The text of the mail about a decided connector request. */
export const connectorDecidedWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    approved: {
      subject: 'Ihr Antrag auf einen Konnektor wurde genehmigt',
      preview: (name) => `Ein Administrator wird ${name} einrichten.`,
      text: (name, where) =>
        `Ihr Antrag auf ${name} in ${where} wurde genehmigt. Ein Administrator wird den Konnektor einrichten.`,
    },
    rejected: {
      subject: 'Ihr Antrag auf einen Konnektor wurde abgelehnt',
      preview: (name) => `${name} wird vorerst nicht eingerichtet.`,
      text: (name, where) => `Ihr Antrag auf ${name} in ${where} wurde abgelehnt.`,
    },
    ifNeeded: 'Wenn Sie ihn brauchen, sprechen Sie bitte mit einem Administrator Ihrer Organisation.',
  },
  ar: {
    approved: {
      subject: 'تمت الموافقة على طلب الموصّل',
      preview: (name) => `سيُعِدّ أحد المسؤولين ${name}.`,
      text: (name, where) => `تمت الموافقة على طلبك ${name} في ${where}. سيُعِدّه أحد المسؤولين.`,
    },
    rejected: {
      subject: 'رُفض طلب الموصّل',
      preview: (name) => `لن يُعَدّ ${name} في الوقت الحالي.`,
      text: (name, where) => `رُفض طلبك ${name} في ${where}.`,
    },
    ifNeeded: 'إذا كنت بحاجة إليه، فيُرجى التحدث إلى أحد المسؤولين في مؤسستك.',
  },
}
