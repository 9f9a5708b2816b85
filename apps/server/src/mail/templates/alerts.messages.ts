import type { PageLanguage } from '../../page-language.ts'

const en = {
  connector: 'A connector',
  fixed: {
    title: (name: string) => `${name} works again`,
    sentence: (name: string, where: string) => `${name} in ${where} has been refreshed successfully.`,
  },
  'refresh.failed': {
    title: (name: string) => `${name}: the refresh failed`,
    sentence: (name: string, where: string) => `The refresh of ${name} in ${where} failed.`,
  },
  'refresh.stuck': {
    title: (name: string) => `${name}: the refresh takes longer than 30 minutes`,
    sentence: (name: string, where: string) =>
      `The refresh of ${name} in ${where} takes longer than 30 minutes.`,
  },
  'authorisation.needed': {
    title: (name: string) => `${name} needs a new authorisation`,
    sentence: (name: string, where: string) =>
      `${name} in ${where} needs a new authorisation at its provider.`,
  },
  'approval.waiting': {
    title: (_: string): string => 'A request is waiting for approval',
    sentence: (_: string, where: string) => `A request in ${where} is waiting for an administrator.`,
  },
  several: (count: number) => `${count} alerts`,
  viewRequest: 'View the request',
  chosen: 'You get this mail because you chose these alerts. Change or turn them off:',
  settings: 'Alert settings',
}

const de: typeof en = {
  connector: 'Ein Konnektor',
  fixed: {
    title: (name) => `${name} funktioniert wieder`,
    sentence: (name, where) => `${name} in ${where} wurde erfolgreich aktualisiert.`,
  },
  'refresh.failed': {
    title: (name) => `${name}: Aktualisierung fehlgeschlagen`,
    sentence: (name, where) => `${name} in ${where} konnte nicht aktualisiert werden.`,
  },
  'refresh.stuck': {
    title: (name) => `${name}: Aktualisierung dauert länger als 30 Minuten`,
    sentence: (name, where) => `${name} in ${where} wird seit mehr als 30 Minuten aktualisiert.`,
  },
  'authorisation.needed': {
    title: (name) => `${name} braucht eine neue Autorisierung`,
    sentence: (name, where) => `${name} in ${where} braucht eine neue Autorisierung beim Anbieter.`,
  },
  'approval.waiting': {
    title: () => 'Ein Antrag wartet auf Genehmigung',
    sentence: (_, where) => `Ein Antrag in ${where} wartet auf einen Administrator.`,
  },
  several: (count) => `${count} Benachrichtigungen`,
  viewRequest: 'Antrag ansehen',
  chosen:
    'Sie erhalten diese E-Mail, weil Sie diese Benachrichtigungen gewählt haben. Hier können Sie sie ändern oder abschalten:',
  settings: 'Einstellungen für Benachrichtigungen',
}

const ar: typeof en = {
  connector: 'أحد الموصّلات',
  fixed: {
    title: (name) => `يعمل ${name} من جديد`,
    sentence: (name, where) => `حُدّث ${name} في ${where} بنجاح.`,
  },
  'refresh.failed': {
    title: (name) => `${name}: فشل التحديث`,
    sentence: (name, where) => `فشل تحديث ${name} في ${where}.`,
  },
  'refresh.stuck': {
    title: (name) => `${name}: يستغرق التحديث أكثر من 30 دقيقة`,
    sentence: (name, where) => `يستغرق تحديث ${name} في ${where} أكثر من 30 دقيقة.`,
  },
  'authorisation.needed': {
    title: (name) => `يحتاج ${name} إلى تفويض جديد`,
    sentence: (name, where) => `يحتاج ${name} في ${where} إلى تفويض جديد لدى مزوّده.`,
  },
  'approval.waiting': {
    title: () => 'طلب ينتظر الموافقة',
    sentence: (_, where) => `طلب في ${where} ينتظر قرار أحد المسؤولين.`,
  },
  several: (count) => `عدد التنبيهات: ${count}`,
  viewRequest: 'عرض الطلب',
  chosen: 'تصلك هذه الرسالة لأنك اخترت هذه التنبيهات. غيّرها أو أوقفها:',
  settings: 'إعدادات التنبيهات',
}

/** The text of alerts, by their event. */
export const alertWords: Record<PageLanguage, typeof en> = { en, de, ar }
