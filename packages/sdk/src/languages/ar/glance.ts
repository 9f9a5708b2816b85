import type { glanceMessages } from '../../connectors/glance/glance.messages.ts'
import { days, hours, minutes } from './words.ts'

export const glance: typeof glanceMessages = {
  links: {
    connected: 'متصل',
    refused: 'مرفوض',
    'not-authorised': 'لم يُفوَّض بعد',
    off: 'غير متصل',
    deleted: 'محذوف',
  },
  freshness: {
    fresh: (age) => `حديث، ${age}`,
    stale: (age) => `قديم، ${age}`,
    never: 'لم يُحمَّل قط',
  },
  ages: { minutes, hours, days },
  facts: (link, freshness) => `${link}. ${freshness}.`,
  states: {
    error: 'خطأ',
    refused: 'مرفوض',
    'not-authorised': 'لم يُفوَّض بعد',
    stuck: 'يستغرق وقتًا أطول',
    incomplete: 'جداول لم تُحدَّث',
    refreshing: 'جارٍ التحديث',
    stale: 'قديم',
    never: 'لم يُحمَّل قط',
    ok: 'محدَّث',
    off: 'غير متصل',
  },
  actions: {
    refresh: 'تحديث',
    retry: 'إعادة المحاولة',
    reconnect: 'إعادة توصيل',
    fix: 'إصلاح',
    cancel: 'إلغاء',
    authorise: 'تفويض',
  },
}
