import { formatNumber } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import type { invitationsMessages } from '../../invitations/invitations.messages.ts'

export const invitations: typeof invitationsMessages = {
  invite: 'دعوة أشخاص',
  title: (organisation) => `دعوة أشخاص إلى ${isolated(organisation)}`,
  explained:
    'تصلهم رسالة فيها رابط، ويصبحون أعضاء عندما يقبلون. للحساب دور واحد في جميع المؤسسات، ولا يمكنه قبول دور أقل صلاحيةً.',
  effect: (adds, skips, errors, replaces) =>
    [
      [
        `سيُضاف: ${formatNumber(adds)}`,
        `وتُرسل رسائل: ${formatNumber(adds + replaces)}`,
        replaces > 0 && `وتُستبدل دعوات: ${formatNumber(replaces)}`,
        `ويُتخطّى: ${formatNumber(skips)}.`,
      ]
        .filter(Boolean)
        .join('، '),
      errors > 0 && `صفوف فيها أخطاء ولن تُرسل: ${formatNumber(errors)}.`,
    ]
      .filter(Boolean)
      .join(' '),
  gets: (count, groupCount, connectorCount) =>
    `يحصل كل منهم، وعددهم ${formatNumber(count)}، على: ${[
      groupCount > 0 && `مجموعات الأمان: ${formatNumber(groupCount)}`,
      connectorCount > 0 && `الموصّلات: ${formatNumber(connectorCount)}`,
    ]
      .filter(Boolean)
      .join('، ')}.`,
  done: (count) => `عدد من دُعوا: ${formatNumber(count)}.`,
  someFailed: (done, failed) =>
    `عدد من دُعوا: ${formatNumber(done)}. تعذّرت دعوة: ${formatNumber(failed)}، والسبب في الصف.`,
  rows: {
    noAddress: 'أدخل عنوان بريد إلكتروني',
    noRole: (name) => `لا يمكنك منح دور باسم «${isolated(name)}». اختر دورًا`,
    twice: 'متخطّى: مكرر في القائمة',
    member: 'متخطّى: عضو بالفعل',
    invited: 'متخطّى: مدعو بالفعل بالوصول نفسه',
    invitedAbove: 'مدعو بالفعل بدور لا يمكنك منحه',
    replaces: 'تحل محل الدعوة المعلّقة وما تمنحه من وصول، ويتوقف رابطها عن العمل',
    weakRole: (title) => `لهذا الشخص دور أعلى صلاحيةً: «${isolated(title)}». اختره`,
    roleAboveYours: (title) => `لهذا الشخص دور «${isolated(title)}»، ولا يمكنك منحه`,
    tooMany: (most) => `عدد كبير معًا. الحد الأقصى: ${formatNumber(most)}`,
  },
  refusals: {
    isMember: 'هذا العنوان عضو بالفعل.',
    isInvited: 'هذا العنوان مدعو بالفعل. أرسل تلك الدعوة مرة أخرى أو اسحبها.',
    invitedAbove: 'هذا العنوان مدعو بدور أعلى صلاحيةً من دورك. لا يدعوه مرة أخرى إلا من يمكنه منح ذلك الدور.',
    twice: 'هذا العنوان مكرر في القائمة.',
    enoughToAddress: 'أُرسل إلى هذا العنوان ما يكفي من الدعوات اليوم. حاول مرة أخرى غدًا.',
    enoughOfOrganisation: 'أرسلت هذه المؤسسة ما يكفي من الدعوات اليوم. حاول مرة أخرى غدًا.',
    moreThanOwnRole: 'لا يمكنك منح دور أعلى صلاحيةً من دورك.',
    lessThanTheirRole: 'لهذا الشخص دور أعلى صلاحيةً. ادعه بذلك الدور.',
    notValid: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
    otherAddress: 'هذه الدعوة لعنوان بريد إلكتروني آخر. سجّل الدخول بالحساب الذي يملكه.',
    unverified: 'أكّد عنوان بريدك الإلكتروني أولًا. ثم افتح الدعوة مرة أخرى.',
    tooPowerful: 'لحسابك دور أعلى صلاحيةً مما تمنحه هذه الدعوة. اطلب من المسؤول دعوتك بذلك الدور.',
    hasAccount: 'يوجد حساب بهذا العنوان. سجّل الدخول به للقبول.',
    useProvider: 'لا تستخدم مؤسستك كلمات المرور. سجّل الدخول عبر موفّرها للقبول.',
  },
  pending: (count) => `الدعوات المعلّقة: ${formatNumber(count)}`,
  resent: (address) => `أُرسلت الدعوة إلى ${isolated(address)} مرة أخرى.`,
  withdrawn: (address) => `سُحبت دعوة ${isolated(address)}.`,
  withdrawal: (address) => `سحب دعوة ${isolated(address)}؟`,
  withdrawalMeans: 'يتوقف الرابط في الرسالة عن العمل. ولا تصلهم رسالة بذلك.',
  page: {
    heading: (organisation) => `الانضمام إلى ${isolated(organisation)}`,
    invitedBy: (name, address) => `دعا ${isolated(name)} صاحب العنوان ${isolated(address)} إلى هذه المؤسسة.`,
    keepsRole: 'يحتفظ حسابك بدوره.',
    tooPowerfulTitle: 'لحسابك دور أعلى صلاحيةً',
    tooPowerful: (invitedBy, invited, own) =>
      `تمنح هذه الدعوة دور «${invited}»، ودورك هو «${own}». للحساب دور واحد في جميع المؤسسات. اطلب من ${isolated(invitedBy)} دعوتك بدورك.`,
    accept: 'قبول الدعوة',
    signInFirst: 'تسجيل الدخول للقبول',
    hasAccount: 'يوجد حساب بهذا العنوان. سجّل الدخول به للقبول.',
    signUp: 'إنشاء الحساب والقبول',
    wrongTitle: 'هذه الدعوة لحساب آخر',
    wrongAccount: (invited, signedIn) =>
      `هي للعنوان ${isolated(invited)}، لكنك سجّلت الدخول باسم ${isolated(signedIn)}. سجّل الخروج لاستخدامها.`,
    signOut: 'تسجيل الخروج',
    invalidTitle: 'هذه الدعوة غير صالحة',
    invalid: 'ربما استُخدمت أو سُحبت، أو مضى عليها أكثر من 7 أيام. اطلب دعوة جديدة.',
    toSignIn: 'تسجيل الدخول',
    toHome: 'الذهاب إلى الصفحة الرئيسية',
    acceptedTitle: 'تم قبول الدعوة',
    accepted: (organisation) => `أصبحت عضوًا في ${isolated(organisation)}.`,
  },
}
