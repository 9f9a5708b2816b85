import { formatNumber } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { userBulkMessages } from '../../users/bulk/user-bulk.messages.ts'

export const userBulk: typeof userBulkMessages = {
  actions: {
    role: 'تغيير الدور',
    groups: 'إضافة إلى مجموعات',
    connectors: 'إضافة إلى موصّلات',
    lock: 'قفل',
    'password-link': 'إرسال رابط كلمة المرور',
  },
  effects: {
    role: (count) => `عدد المستخدمين الذين سيأخذون هذا الدور ويُسجَّل خروجهم: ${formatNumber(count)}.`,
    groups: (count) =>
      `عدد المستخدمين الذين سيُضافون إلى مجموعات الأمان المختارة: ${formatNumber(count)}. وتبقى مجموعاتهم الأخرى.`,
    connectors: (count) =>
      `عدد المستخدمين الذين سيُضافون إلى الموصّلات المختارة: ${formatNumber(count)}. وتبقى موصّلاتهم الأخرى.`,
    lock: (count) =>
      `عدد المستخدمين الذين سيُقفل حسابهم: ${formatNumber(count)}. يُسجَّل خروجهم ولا يمكنهم الدخول حتى تلغي القفل.`,
    'password-link': (count) =>
      `عدد المستخدمين الذين سيصلهم رابط لتعيين كلمة مرور: ${formatNumber(count)}. وتبقى كلمة المرور الحالية صالحة حتى استخدامه.`,
  },
  nothing: 'لا يمكن فعل شيء: كل المستخدمين المحددين مستثنون.',
  leftOut: (count, reason) => `عدد المستخدمين المستثنين: ${formatNumber(count)} (${reason})`,
  getsConnector: (connector, count) =>
    `${isolated(connector)}: عدد المستخدمين الذين سيحصلون عليه: ${formatNumber(count)}`,
  haveConnector: (connector) => `${isolated(connector)}: لدى الجميع بالفعل`,
  reasons: {
    oneself: 'هذا أنت',
    powerful: 'صلاحيات أعلى منك',
    elsewhere: 'ينتمي إلى مؤسسة أخرى أيضًا',
    closed: 'الحساب مقفل أو مؤرشف بالفعل',
    inactive: 'لا يمكن لأصحاب الحسابات المقفلة أو المؤرشفة تسجيل الدخول',
  },
  result: (done, total) => `تم لعدد ${formatNumber(done)} من أصل ${formatNumber(total)}.`,
  finished: {
    role: (count) => `عدد المستخدمين الذين تغيّر دورهم: ${formatNumber(count)}.`,
    groups: (count) => `عدد المستخدمين الذين أضيفوا إلى المجموعات: ${formatNumber(count)}.`,
    connectors: (count) => `عدد المستخدمين الذين أضيفوا إلى الموصّلات: ${formatNumber(count)}.`,
    lock: (count) => `عدد المستخدمين الذين قُفل حسابهم: ${formatNumber(count)}.`,
    'password-link': (count) => `عدد المستخدمين الذين أُرسل إليهم رابط: ${formatNumber(count)}.`,
  },
  undone: (done, total) =>
    done === total
      ? `عدد المستخدمين الذين تم التراجع عن تغييرهم: ${formatNumber(total)}.`
      : `تم التراجع لعدد ${formatNumber(done)} من أصل ${formatNumber(total)}.`,
  selected: (count) => `المستخدمون المحددون: ${formatNumber(count)}`,
  selectAll: 'تحديد كل المستخدمين المعروضين',
  select: (name) => `تحديد ${isolated(name)}`,
}
