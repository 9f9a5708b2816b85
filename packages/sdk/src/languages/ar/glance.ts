import { formatNumber } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { glanceMessages } from '../../connectors/glance/glance.messages.ts'
import { arabic, connectors, days, hours, minutes, rows } from './words.ts'

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
  runs: {
    none: 'لا تحديثات بعد',
    noRun: 'لا تحديث',
    mark: (parts) => joined(parts),
    rows,
  },
  rows: {
    change: (count, change) => `${count}، ${change}`,
    percent: (change) => `\u200e${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}%`,
    same: 'كما هو تقريبًا',
    sentence: (count, words) =>
      arabic(count, {
        zero: () => `صفوف آخر التحديثات: ${words}.`,
        one: () => `صفوف آخر تحديث: ${words}.`,
        two: () => `صفوف آخر تحديثين: الآن ${words}.`,
        few: (number) => `صفوف آخر ${number} تحديثات: الآن ${words}.`,
        many: (number) => `صفوف آخر ${number} تحديثًا: الآن ${words}.`,
        other: (number) => `صفوف آخر ${number} تحديث: الآن ${words}.`,
      }),
    fewer: (now, usual) => `صفوف أقل من المعتاد: ${formatNumber(now)} بدلًا من نحو ${formatNumber(usual)}.`,
  },
  failures: {
    since: (time) => `يفشل منذ ${isolated(time)}.`,
    sinceAtLeast: (time) => `يفشل منذ ${isolated(time)} أو قبل ذلك.`,
    share: (failed, of) =>
      arabic(of, {
        zero: (number) => `فشل ${formatNumber(failed)} من آخر ${number} تحديث.`,
        one: () => 'فشل التحديث الوحيد.',
        two: () => `فشل ${formatNumber(failed)} من آخر تحديثين.`,
        few: (number) => `فشل ${formatNumber(failed)} من آخر ${number} تحديثات.`,
        many: (number) => `فشل ${formatNumber(failed)} من آخر ${number} تحديثًا.`,
        other: (number) => `فشل ${formatNumber(failed)} من آخر ${number} تحديث.`,
      }),
    kept: (time) => `ما زالت بيانات ${isolated(time)} موجودة.`,
    noData: 'لم تُحمَّل أي بيانات بعد.',
    partly: (stored) => `ما خُزّن قبل الفشل: ${stored}.`,
  },
  heatMap: {
    cell: (title, words) => `${title}: ${words}`,
    longest: (duration) => `بحد أقصى ${isolated(duration)}`,
    next: (time) => `التحديث القادم ${isolated(time)}`,
    clash: 'مجدول مع غيره في الدقائق الخمس نفسها',
    percent: (share) => `\u200e${formatNumber(share)}%`,
  },
  actions: {
    refresh: 'تحديث',
    retry: 'إعادة المحاولة',
    reconnect: 'إعادة توصيل',
    fix: 'إصلاح',
    cancel: 'إلغاء',
    authorise: 'تفويض',
  },
  summary: {
    connectors,
    failing: (count) => `المتعثرة: ${formatNumber(count)}`,
    oldest: (age) => `الأقدم ${isolated(age)}`,
  },
  actionsOf: {
    refresh: (name) => `تحديث ${isolated(name)}`,
    retry: (name) => `إعادة محاولة ${isolated(name)}`,
    reconnect: (name) => `إعادة توصيل ${isolated(name)}`,
    authorise: (name) => `تفويض ${isolated(name)}`,
    fix: (name) => `إصلاح ${isolated(name)}`,
    cancel: (name) => `إلغاء تحديث ${isolated(name)}`,
    edit: (name) => `تحرير ${isolated(name)}`,
    history: (name) => `عرض سجل ${isolated(name)}`,
  },
}
