import type { RoleName, StatusName } from '@tributary/domain'
import type { signUpLabels } from '../../account/sign-up-form.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { emailMessages } from '../../common/validation/email.ts'
import type { validationMessages } from '../../common/validation/validation.messages.ts'
import type { ConnectorState } from '../../connectors/connector-state.ts'
import type { organisationLabels } from '../../organisations/organisation-form.ts'
import type { userLabels } from '../../users/user-form.ts'
import { characters } from './words.ts'

export const states: Record<ConnectorState, string> = {
  'never-started': 'متصل',
  completed: 'متصل',
  incomplete: 'جداول لم تُحدَّث',
  refreshing: 'جارٍ التحديث',
  error: 'خطأ',
  cancelled: 'أُلغي',
  'taking-longer': 'يستغرق وقتًا أطول',
  forbidden: 'مرفوض',
  'not-authorised': 'لم يُفوَّض بعد',
  disconnected: 'غير متصل',
  deleted: 'محذوف',
}

export const roles: Record<RoleName, string> = {
  SuperAdmin: 'يدير كل شيء، في كل المؤسسات.',
  Admin: 'يدير كل المؤسسات والإعدادات العامة.',
  OrganisationAdmin: 'يدير المستخدمين والموافقات والموصّلات في مؤسساته.',
  ExcelUser: 'يغيّر إعدادات قاعدة البيانات لـ Excel، ويحدّث الموصّلات المعيَّنة له.',
  User: 'يرى الموصّلات المعيَّنة له ويحدّثها.',
}

export const userStatuses: Record<StatusName, string> = { active: 'نشط', locked: 'مقفل', archived: 'مؤرشف' }

export const statusChoices: Record<StatusName, string> = { active: 'نشط', locked: 'قفل', archived: 'أرشفة' }

const person = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  emailAddress: 'عنوان البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
}

export const user: typeof userLabels = {
  ...person,
  roleId: 'الدور',
  byLink: 'إرسال رابط إليه ليختار كلمة مروره بنفسه',
  statusId: 'الحالة',
  microsoftId: 'معرّف Microsoft',
}

export const signUp: typeof signUpLabels = { ...person, organisationName: 'اسم المؤسسة' }

export const organisation: typeof organisationLabels = { key: 'المفتاح', name: 'الاسم', code: 'المخطط' }

export const email: typeof emailMessages = {
  invalid: 'عنوان بريد إلكتروني غير صالح',
  taken: 'عنوان البريد الإلكتروني هذا مستخدم بالفعل',
}

export const validation: typeof validationMessages = {
  atMostCharacters: (most) => `الحد الأقصى: ${characters(most)}.`,
  ordinarySigns: 'يُرجى استخدام الأحرف والأرقام والعلامات العادية فقط.',
  mismatch: (placeholder) => `لا يطابق حقل «${isolated(placeholder)}»`,
  password: {
    length: (minimum) => `${characters(minimum)} على الأقل`,
    numberOrSpecial: 'رقم واحد أو رمز خاص واحد',
    notCommon: 'ليست كلمة مرور شائعة',
    hint: (first, last) => `${[...first, last].join('، و')}.`,
  },
}
