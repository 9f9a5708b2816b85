import { isolated as q } from '@tributary/sdk/common'
import type { UiCatalogues } from '../ui-catalogues.ts'

/** The alert settings of a user, and the channels of an organisation. */
export const alertTexts = {
  'ui.alerts': {
    heading: 'التنبيهات',
    summary: 'تصلك رسالة بريد عندما يحتاج إليك موصّل. لا تُرسل تنبيهات حتى تختار حدثًا.',
    loading: 'جارٍ تحميل التنبيهات',
    settings: 'إعدادات تنبيهاتك',
    form: {
      events: 'نبّهني عند',
      connectors: 'الموصّلات',
      mine: 'الموصّلات المعيّنة لي',
      all: 'كل الموصّلات التي يمكنني رؤيتها',
      pace: 'متى',
      paces: { immediately: 'فورًا', delayed: 'إذا استمرت المشكلة', daily: 'مرة في اليوم' },
      paceMeans: {
        immediately: 'رسالة بريد فور حدوث شيء.',
        delayed: 'رسالة بريد إذا بقيت المشكلة بعد بضع دقائق.',
        daily: 'رسالة واحدة بكل ما حدث منذ الرسالة السابقة. لا تراعي ساعات الهدوء.',
      },
      minutes: 'الدقائق حتى التنبيه',
      minutesWrong: (most) => `أدخل عددًا صحيحًا من 1 إلى ${most}.`,
      dailyAt: 'وقت الرسالة اليومية',
      quiet: 'ساعات الهدوء',
      quietHelp: 'تنتظر التنبيهات حتى تنتهي هذه الساعات.',
      from: 'من',
      to: 'إلى',
      timeWrong: 'أدخل وقتًا.',
      quietSame: 'يجب أن تختلف النهاية عن البداية.',
      zone: 'المنطقة الزمنية',
      save: 'حفظ التنبيهات',
    },
    channels: {
      heading: 'قنوات التنبيه',
      summary: 'قنوات Slack أو Teams التي تصلها تنبيهات هذه المؤسسة.',
      noun: { one: 'قناة تنبيه', many: 'قنوات تنبيه' },
      add: 'إضافة قناة',
      none: 'لا توجد قنوات تنبيه بعد.',
      noneHelp:
        'تصل إلى قناة في Slack أو Microsoft Teams رسالة عندما يحتاج موصّل إلى الانتباه، ورسالة أخرى عندما يعمل من جديد.',
      name: 'الاسم',
      kind: 'نظام الدردشة',
      kinds: { slack: 'Slack', teams: 'Microsoft Teams' },
      address: 'العنوان',
      host: 'المضيف',
      events: 'الأحداث',
      state: 'الحالة',
      actions: 'الإجراءات',
      more: (name) => `إجراءات أخرى لـ ${q(name)}`,
      verbs: { edit: 'تعديل القناة', test: 'إرسال رسالة تجريبية', delete: 'حذف' },
      works: 'لا أخطاء',
      fails: 'تفشل',
      addressHelp: {
        slack: 'أنشئ في Slack تطبيقًا له خطاف ويب وارد، وانسخ عنوانه.',
        teams: 'أضف في Teams سير عمل ينشر طلبات خطاف الويب في القناة، وانسخ عنوانه.',
      },
      addressKept: (host) =>
        `اترك هذا الحقل فارغًا للاحتفاظ بالعنوان لدى ${q(host)}. لن يعرضه Tributary مرة أخرى.`,
      addressWrong: 'أدخل عنوانًا يبدأ بـ https://.',
      eventsNeeded: 'اختر حدثًا واحدًا على الأقل.',
      create: 'إضافة',
      deleteTitle: (name) => `هل تريد حذف ${q(name)}؟`,
      deleteText: 'لن تصل القناةَ تنبيهات بعد الآن، ولا تلك التي تنتظر.',
    },
  },
} satisfies Partial<UiCatalogues>
