import { formatNumber } from '../../common/language/format.ts'
import type { firstRunMessages } from '../../first-run/first-run.messages.ts'

export const firstRun: typeof firstRunMessages = {
  heading: 'الخطوات الأولى',
  progress: (done, total) => `تم ${formatNumber(done)} من ${formatNumber(total)}`,
  hidden: 'أُخفيت قائمة «الخطوات الأولى». يُظهرها البحث من جديد.',
  shown: 'تظهر قائمة «الخطوات الأولى» من جديد.',
  hide: 'إخفاء',
  done: 'تم',
  open: 'لم يتم',
  steps: {
    organisation: 'إنشاء المؤسسة',
    connector: 'توصيل نظام',
    refresh: 'تحديثه ورؤية الجدول الأول',
    people: 'دعوة أشخاص',
    excel: 'مزامنة بنية Excel',
  },
  explained: {
    organisation: 'تملك موصّلاتها وأشخاصها وجداولها.',
    connector: 'اختر نوعًا أدناه وأدخل ما يطلبه. يكتمل هذا بأول اتصال ناجح.',
    refresh: 'ينسخ التحديث بياناته إلى جداول، ويستغرق عادةً أقل من دقيقة.',
    people: 'تصلهم رسالة فيها رابط، والوصول الذي تختاره.',
    excel: 'حدّد المجالات ومن يراها، ثم اكتبها في قاعدة البيانات.',
  },
}
