import type { PageLanguage } from '../../page-language.ts'

type Words = {
  /** Before the address of a button, for readers whose mail client shows no buttons. */
  orOpen: string
  /** Why the reader gets the mail, before the address of the portal. */
  reason: string
}

/** The words around the content of a mail. */
export const layoutWords: Record<PageLanguage, Words> = {
  en: { orOpen: 'Or open this address:', reason: 'You get this mail because your address was given at' },
  de: {
    orOpen: 'Oder öffnen Sie diese Adresse:',
    reason: 'Sie erhalten diese E-Mail, weil Ihre Adresse hier angegeben wurde:',
  },
  ar: { orOpen: 'أو افتح هذا العنوان:', reason: 'تصلك هذه الرسالة لأن عنوانك مسجَّل في' },
}
