import type { PageLanguage } from '../../page-language.ts'

const en = {
  subject: (where: string) => `Your access to ${where} has changed`,
  changed: (by: string, where: string) => `${by} has changed what you have access to in ${where}.`,
  gained: 'You now have access to:',
  lost: 'You no longer have access to:',
  groups: 'Security groups',
  entities: 'Entities',
  helperTables: 'Helper tables',
  connectors: 'Connectors',
  futureEntities: 'Entities that are added later',
  /** Between the names of a list. */
  comma: ', ',
  more: (count: number) => `and ${count} more`,
  inExcel: 'Excel shows the change after the next synchronisation.',
  open: 'Open Tributary',
  unexpected: 'If you did not expect this, ask your administrator.',
}

/** The text of the mail about changed access. */
export const accessWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    subject: (where) => `Ihr Zugriff in ${where} hat sich geändert`,
    changed: (by, where) => `${by} hat geändert, worauf Sie in ${where} Zugriff haben.`,
    gained: 'Sie haben jetzt Zugriff auf:',
    lost: 'Sie haben keinen Zugriff mehr auf:',
    groups: 'Sicherheitsgruppen',
    entities: 'Entitäten',
    helperTables: 'Hilfstabellen',
    connectors: 'Konnektoren',
    futureEntities: 'Entitäten, die später hinzukommen',
    comma: ', ',
    more: (count) => `und ${count} weitere`,
    inExcel: 'Excel zeigt die Änderung nach der nächsten Synchronisierung.',
    open: 'Tributary öffnen',
    unexpected: 'Wenn Sie das nicht erwartet haben, fragen Sie Ihren Administrator.',
  },
  ar: {
    subject: (where) => `تغيّرت صلاحيات وصولك إلى ${where}`,
    changed: (by, where) => `غيّر ${by} ما يمكنك الوصول إليه في ${where}.`,
    gained: 'يمكنك الآن الوصول إلى:',
    lost: 'لم يعد بإمكانك الوصول إلى:',
    groups: 'مجموعات الأمان',
    entities: 'الكيانات',
    helperTables: 'الجداول المساعدة',
    connectors: 'الموصّلات',
    futureEntities: 'الكيانات التي تضاف لاحقًا',
    comma: '، ',
    more: (count) => `وغيرها (${count})`,
    inExcel: 'يعرض Excel هذا التغيير بعد المزامنة التالية.',
    open: 'فتح Tributary',
    unexpected: 'إذا لم تكن تتوقع ذلك فاسأل المسؤول لديك.',
  },
}
