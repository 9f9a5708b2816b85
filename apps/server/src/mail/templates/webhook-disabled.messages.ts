import type { PageLanguage } from '../../page-language.ts'

const en = {
  webhook: 'A webhook',
  faults: {
    gone: 'Its receiver has responded that it no longer wants events (status 410).',
    failing: 'For five days, its receiver has not accepted any event.',
  },
  subject: (webhook: string) => `The webhook ${webhook} has been disabled`,
  text: (webhook: string, where: string) => `${webhook} in ${where} receives no more events.`,
  open: 'Open webhooks',
  resume: 'When the receiver works again, resume the webhook and replay failed deliveries.',
}

/** The text of the mail about a disabled webhook. */
export const webhookWords: Record<PageLanguage, typeof en> = {
  en,
  de: {
    webhook: 'Ein Webhook',
    faults: {
      gone: 'Der Empfänger hat geantwortet, dass er keine Ereignisse mehr möchte (Status 410).',
      failing: 'Der Empfänger hat fünf Tage lang kein Ereignis angenommen.',
    },
    subject: (webhook) => `Webhook abgeschaltet: ${webhook}`,
    text: (webhook, where) => `${webhook} in ${where} erhält keine Ereignisse mehr.`,
    open: 'Webhooks öffnen',
    resume:
      'Wenn der Empfänger wieder funktioniert, setzen Sie den Webhook fort und senden Sie fehlgeschlagene Zustellungen erneut.',
  },
  ar: {
    webhook: 'أحد خطافات الويب',
    faults: {
      gone: 'أجاب المستلم بأنه لم يعد يريد أحداثًا (الحالة 410).',
      failing: 'لم يقبل المستلم أي حدث طوال خمسة أيام.',
    },
    subject: (webhook) => `عُطّل خطاف الويب ${webhook}`,
    text: (webhook, where) => `لم تعد تصل أحداث إلى ${webhook} في ${where}.`,
    open: 'فتح خطافات الويب',
    resume: 'عندما يعمل المستلم من جديد، استأنف خطاف الويب وأعد إرسال عمليات التسليم الفاشلة.',
  },
}
