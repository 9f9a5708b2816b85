import type { PageLanguage } from '../../page-language.ts'

const en = {
  organisation: 'your organisation',
  deleted: {
    subject: (name: string) => `${name} was deleted`,
    text: (by: string, name: string) => `${by} has deleted ${name}.`,
    means:
      'No one can open it any more, its refreshes have stopped, and its stored credentials are erased. You can restore it for 30 days. Everything in it is erased afterwards.',
  },
  restored: {
    subject: (name: string) => `${name} was restored`,
    text: (by: string, name: string) => `${by} has restored ${name}.`,
    means:
      'Its members, connectors and Excel structure are back. Enter the credentials of its connectors and of its database again, and resume its schedules.',
  },
  open: 'Open organisations',
}

/** The text of the mail about a deleted or restored organisation. */
export const organisationDeletedWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    organisation: 'Ihre Organisation',
    deleted: {
      subject: (name) => `${name} wurde gelöscht`,
      text: (by, name) => `${by} hat ${name} gelöscht.`,
      means:
        'Niemand kann die Organisation mehr öffnen, ihre Aktualisierungen haben geendet, und ihre gespeicherten Zugangsdaten sind vernichtet. Sie können sie 30 Tage lang wiederherstellen. Danach wird alles in ihr vernichtet.',
    },
    restored: {
      subject: (name) => `${name} wurde wiederhergestellt`,
      text: (by, name) => `${by} hat ${name} wiederhergestellt.`,
      means:
        'Mitglieder, Konnektoren und Excel-Struktur sind wieder da. Geben Sie die Zugangsdaten der Konnektoren und der Datenbank erneut ein, und setzen Sie die Zeitpläne fort.',
    },
    open: 'Organisationen öffnen',
  },
  ar: {
    organisation: 'مؤسستك',
    deleted: {
      subject: (name) => `حُذفت ${name}`,
      text: (by, name) => `حذف ${by} ${name}.`,
      means:
        'لم يعد بإمكان أحد فتحها، وتوقفت عمليات تحديثها، ومُحيت بيانات الدخول المحفوظة فيها. يمكنك استعادتها خلال 30 يومًا. وبعد ذلك يُمحى كل ما فيها.',
    },
    restored: {
      subject: (name) => `استُعيدت ${name}`,
      text: (by, name) => `استعاد ${by} ${name}.`,
      means:
        'عاد أعضاؤها وموصّلاتها وبنية Excel الخاصة بها. أدخل بيانات الدخول إلى موصّلاتها وقاعدة بياناتها مرة أخرى، واستأنف جداولها الزمنية.',
    },
    open: 'فتح المؤسسات',
  },
}
