import type { PageLanguage } from '../../page-language.ts'

type AccessWords = {
  /** For a name that must not be shown. */
  administrator: string
  organisation: string
  subject: (where: string) => string
  changed: (by: string, where: string) => string
  gained: string
  lost: string
  groups: string
  entities: string
  helperTables: string
  connectors: string
  futureEntities: string
  more: (count: number) => string
  inExcel: string
  open: string
  unexpected: string
}

// So that a name from right to left does not reorder the sentence around it, nor the other way round.
const own = (name: string) => `\u2068${name}\u2069`

/** The text of the mail about changed access, in the languages of the portal. */
export const accessWords: Record<PageLanguage, AccessWords> = {
  en: {
    administrator: 'An administrator',
    organisation: 'your organisation',
    subject: (where) => `Your access to ${where} has changed`,
    changed: (by, where) => `${by} has changed what you have access to in ${where}.`,
    gained: 'You now have access to:',
    lost: 'You no longer have access to:',
    groups: 'Security groups',
    entities: 'Entities',
    helperTables: 'Helper tables',
    connectors: 'Connectors',
    futureEntities: 'Entities that are added later',
    more: (count) => `and ${count} more`,
    inExcel: 'Excel shows the change after the next synchronisation.',
    open: 'Open Tributary',
    unexpected: 'If you did not expect this, ask your administrator.',
  },
  de: {
    administrator: 'Ein Administrator',
    organisation: 'Ihrer Organisation',
    subject: (where) => `Ihr Zugriff auf ${where} hat sich geändert`,
    changed: (by, where) => `${by} hat geändert, worauf Sie in ${where} Zugriff haben.`,
    gained: 'Sie haben jetzt Zugriff auf:',
    lost: 'Sie haben keinen Zugriff mehr auf:',
    groups: 'Sicherheitsgruppen',
    entities: 'Entitäten',
    helperTables: 'Hilfstabellen',
    connectors: 'Konnektoren',
    futureEntities: 'Entitäten, die später hinzukommen',
    more: (count) => `und ${count} weitere`,
    inExcel: 'Excel zeigt die Änderung nach der nächsten Synchronisierung.',
    open: 'Tributary öffnen',
    unexpected: 'Wenn Sie das nicht erwartet haben, fragen Sie Ihren Administrator.',
  },
  ar: {
    administrator: 'أحد المسؤولين',
    organisation: 'مؤسستك',
    subject: (where) => `تغيّرت صلاحيات وصولك إلى ${own(where)}`,
    changed: (by, where) => `غيّر ${own(by)} ما يمكنك الوصول إليه في ${own(where)}.`,
    gained: 'يمكنك الآن الوصول إلى:',
    lost: 'لم يعد بإمكانك الوصول إلى:',
    groups: 'مجموعات الأمان',
    entities: 'الكيانات',
    helperTables: 'الجداول المساعدة',
    connectors: 'الموصّلات',
    futureEntities: 'الكيانات التي تضاف لاحقًا',
    more: (count) => `وغيرها (${count})`,
    inExcel: 'يعرض Excel هذا التغيير بعد المزامنة التالية.',
    open: 'فتح Tributary',
    unexpected: 'إذا لم تكن تتوقع ذلك فاسأل المسؤول لديك.',
  },
}
