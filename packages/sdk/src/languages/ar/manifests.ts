import { isolated as q } from '../../common/language/isolated.ts'
import { joined } from '../../common/text/joined.ts'
import type { manifestsMessages } from '../../manifests/manifests.messages.ts'
import { characters, entries, example } from './words.ts'

const listed = (names: readonly unknown[]) => joined(names.map((name) => q(String(name))))

export const manifests: typeof manifestsMessages = {
  types: {
    string: 'نصًا',
    number: 'عددًا',
    int: 'عددًا صحيحًا',
    boolean: 'true أو false',
    array: 'قائمة',
    object: 'مجموعة حقول',
    record: 'مجموعة حقول',
  },
  sizes: { string: characters, array: entries },
  tooLong: (kilobytes) => `البيان الوصفي أطول من ${kilobytes} كيلوبايت.`,
  tooDeep: 'تداخل البيان الوصفي أعمق من اللازم.',
  noAliases: 'المراسي والأسماء المستعارة غير مدعومة. كرّر القيمة.',
  keyTwice: 'هذا الحقل موجود مرتين في المجموعة نفسها. أزل أحدهما.',
  empty: 'البيان الوصفي فارغ.',
  missing: (name) => `${q(name)} غير موجود.`,
  unknownField: (name) => `${q(name)} ليس حقلًا في هذا الجزء.`,
  oneOf: (values) => `يجب أن يكون واحدًا مما يلي: ${listed(values)}.`,
  expected: (type) => `يجب أن يكون ${type}.`,
  tooSmall: (least) => `الحد الأدنى: ${least}.`,
  tooBig: (most) => `الحد الأقصى: ${most}.`,
  invalid: 'لا يمكن استخدام هذه القيمة هنا.',
  badName: 'يبدأ الاسم بحرف أو رقم، ولا يتجاوز 60 حرفًا، ولا يحتوي على رموز خاصة.',
  badTableName: 'تتكون أسماء الجداول والأعمدة من أحرف صغيرة وأرقام وشرطات سفلية، بحد أقصى 59 حرفًا.',
  badSettingName: 'تتكون أسماء الإعدادات من أحرف وأرقام، وتبدأ بحرف.',
  badHostPattern: `يتكون نمط المضيف من نجمة إلى ثلاث نجوم ونطاق، مثل ${example('*.acme.example')}.`,
  badChildColumn: `يحتوي العمود على path وname وkind، أو parent وname وkind، أو ${example('lineNumber: true')} وname. ويجب أن يحتوي على هذه تحديدًا.`,
  badScalar: 'يجب أن يكون نصًا أو عددًا أو true أو false.',
  badPath: 'يتكون المسار من حقول مفصولة بنقاط، أو هو قائمة حقول.',
  badValueOf: `يجب أن يكون مسارًا أو ${example('{ header: name }')} أو ${example('{ lastRecord: path }')}.`,
  badDay: `يجب أن يكون يومًا مثل ${example('2026-01-31')}، أو إعدادًا مثل ${example('{startDate}')}.`,
  badRequestPath: `يجب أن يبقى المسار تحت العنوان الأساسي: لا يبدأ بشرطة مائلة، ولا يحتوي على ${example('..')} أو استعلام أو عنوان آخر.`,
  forbiddenHeader: 'لا يمكن للبيان الوصفي تعيين هذه الترويسة.',
  authorisationHeader: 'صِف هذه الترويسة في authentication، حتى لا تُستخدم الأسرار إلا هناك.',
  tooMany: (most) => `العدد أكبر من ${most}.`,
  badBase: `يجب أن يكون عنوانًا مثل ${example('https://api.acme.example/v1/')}، من دون اسم مستخدم أو استعلام أو جزء. ولا يُستخدم http إلا داخل هذا الجهاز. ويمكن استخدام الإعدادات في أجزاء المضيف وفي المسار.`,
  hostsMissing: 'يحتوي المضيف على إعداد، لذلك يجب أن يحدد hosts إلى أين يمكن أن يؤدي العنوان.',
  hostsUnused: 'لا يحتوي أي مضيف على إعداد، فلا أثر لـ hosts. أزله.',
  unknownSetting: (name) =>
    `الإعداد ${q(name)} غير معلن. أضفه إلى settings، أو ضع مسافات داخل الأقواس المعقوفة.`,
  secretHere: (name) => `الإعداد ${q(name)} سرّي، فلا يمكن استخدامه إلا في authentication.`,
  secretInBrowser: (name) =>
    `الإعداد ${q(name)} سرّي، لكن هذه القيمة تُرسل إلى متصفح المستخدم. استخدم إعدادًا غير سرّي.`,
  ownParameter: 'يعيّن الخادم هذا المُعامل بنفسه. استخدم scope للصلاحيات.',
  noValuePlaceholder: `يجب أن يحتوي على ${example('{value}')}، وهو يمثّل القيمة التي تُرسل.`,
  reservedSetting: 'الاسم value محجوز.',
  notOffered: (name, offered) =>
    `ليس لنوع الموصّل إعداد ${q(name)}. إعداداته هي: ${listed(offered.map((one) => one.name))}.`,
  otherSecrecy: (name, secret) =>
    secret
      ? `يُبقي نوع الموصّل ${q(name)} سرّيًا، لذلك يحتاج الإعداد إلى ${example('secret: true')}.`
      : `لا يُبقي نوع الموصّل ${q(name)} سرّيًا، فلا يمكن أن يكون الإعداد سرّيًا.`,
  twice: (name) => `استُخدم ${q(name)} مرتين.`,
  reservedColumn: `العمود ${example('other_fields')} مخصّص للحقول التي ليس لها عمود.`,
  nameNeeded: 'لا يصلح المسار اسمًا لعمود، لذلك يحتاج العمود إلى اسم.',
  noSuchColumn: (name) => `العمود ${q(name)} غير معلن.`,
  oneKeyColumn:
    'تُحذف الصفوف بحسب عمود واحد، لذلك يكون للتدفق الذي يحتوي على removed أو children مفتاح من عمود واحد.',
  keyNeeded: 'يحتاج التدفق الذي يحتوي على incremental إلى مفتاح.',
  bodyNeedsPost: `لا محتوى إلا للطلبات التي فيها ${example('method: POST')}.`,
  bodyNeeded: `تُرسل القيمة في المحتوى، لذلك يحتاج الطلب إلى ${example('method: POST')}.`,
  overlapOnlyForTimes: 'لا تداخل إلا للأوقات التي لها تنسيق.',
  formatOnlyForTimes: 'لا تنسيق إلا للأوقات.',
  secretPattern: 'ليس للسر نمط، لأن الأنماط قد تكشف أحرفه.',
  badPattern: `يتكون النمط من أحرف، وفئات مثل ${example('[a-z0-9]')}، ومحددات كمية مثل ${example('{2,8}')}، بحد أقصى ثلاثة مختلفة الطول. ولا يحتوي على مجموعات أو بدائل.`,
}
