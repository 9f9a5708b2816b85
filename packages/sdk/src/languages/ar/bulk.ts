import { formatNumber } from '../../common/language/format.ts'
import type { bulkMessages } from '../../connectors/bulk/bulk.messages.ts'

export const bulk: typeof bulkMessages = {
  actions: {
    refresh: 'تحديث',
    cancel: 'إلغاء التحديث',
    pause: 'إيقاف الجدول مؤقتًا',
    resume: 'استئناف الجدول',
    schedule: 'تغيير الجدول',
    people: 'إضافة أشخاص',
    disconnect: 'قطع الاتصال',
  },
  effects: {
    refresh: (count) => `عدد الموصّلات التي ستُحدَّث: ${formatNumber(count)}.`,
    cancel: (count) => `عدد التحديثات التي ستُلغى: ${formatNumber(count)}. تبقى البيانات المخزنة من قبل.`,
    pause: (count) => `عدد الموصّلات التي لن تُحدَّث تلقائيًا حتى يُستأنف جدولها: ${formatNumber(count)}.`,
    resume: (count) =>
      `عدد الموصّلات التي ستُحدَّث من جديد حسب جدولها: ${formatNumber(count)}. لا تُعوَّض المواعيد الفائتة.`,
    schedule: (count) => `عدد الموصّلات التي ستأخذ هذا الجدول بدل جدولها الحالي: ${formatNumber(count)}.`,
    people: (count) =>
      `عدد الموصّلات التي سيراها الأشخاص المختارون أيضًا: ${formatNumber(count)}. ويبقى أشخاصها الآخرون.`,
    disconnect: (count) =>
      `عدد الموصّلات التي ستتوقف عن التحديث: ${formatNumber(count)}. يمكنك إعادة توصيل كل منها من صفحة الإدارة.`,
  },
  nothing: 'لا يمكن فعل شيء: كل الموصّلات المحددة مستثناة.',
  leftOut: (count, reason) => `عدد الموصّلات المستثناة: ${formatNumber(count)} (${reason})`,
  reasons: {
    off: 'غير متصلة أو محذوفة',
    refreshing: 'قيد التحديث بالفعل',
    'not-authorised': 'لم يُمنح الإذن بعد',
    broken: 'لا يمكن تحديثها قبل إصلاحها',
    priced: 'التحديث الأول مدفوع، وبطاقة الموصّل تذكر السعر',
    idle: 'لا يوجد تحديث جارٍ',
    unscheduled: 'بلا جدول',
    paused: 'الجدول متوقف مؤقتًا بالفعل',
    running: 'الجدول غير متوقف',
    'not-allowed': 'غير مسموح لدورك',
  },
  progress: (done, total) => `${formatNumber(done)} من ${formatNumber(total)}`,
  result: (done, total) => `تم لعدد ${formatNumber(done)} من أصل ${formatNumber(total)}.`,
  finished: {
    refresh: (count) => `عدد التحديثات التي بدأت: ${formatNumber(count)}.`,
    cancel: (count) => `عدد التحديثات التي أُلغيت: ${formatNumber(count)}.`,
    pause: (count) => `عدد الجداول المتوقفة مؤقتًا: ${formatNumber(count)}.`,
    resume: (count) => `عدد الجداول المستأنفة: ${formatNumber(count)}.`,
    schedule: (count) => `عدد الجداول التي تغيرت: ${formatNumber(count)}.`,
    people: (count) => `عدد الموصّلات التي أضيف إليها الأشخاص: ${formatNumber(count)}.`,
    disconnect: (count) => `عدد الموصّلات التي قُطع اتصالها: ${formatNumber(count)}.`,
  },
  failed: (count) => `فشل: ${formatNumber(count)}.`,
  waiting: (count) => `لم يبدأ: ${formatNumber(count)}.`,
  selected: (count) => `الموصّلات المحددة: ${formatNumber(count)}`,
  continue: 'متابعة',
}
