import type { PageLanguage } from '../../page-language.ts'
import type { MailOf } from '../mail.ts'

type Change = MailOf<'factor-changed'>['change']
type Words = Record<Change, { subject: string; text: (named: string) => string }> & {
  app: (name: string | undefined) => string
  passkey: (name: string | undefined) => string
}

const en: Words = {
  app: (name) => (name ? `the app “${name}”` : 'your app'),
  passkey: (name) => (name ? `the passkey “${name}”` : 'your passkey'),
  'authenticator-added': {
    subject: 'An authenticator app was added to your account',
    text: (app) => `You can now sign in with your password and a code of ${app}.`,
  },
  'authenticator-removed': {
    subject: 'An authenticator app was removed from your account',
    text: (app) => `Codes of ${app} no longer sign you in.`,
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    text: (passkey) => `You can now sign in with ${passkey}, without your password.`,
  },
  'passkey-passwordless': {
    subject: 'A passkey signs you in without your password again',
    text: (passkey) => `You can again sign in with ${passkey} alone.`,
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    text: (passkey) => `You can no longer sign in with ${passkey}.`,
  },
  'recovery-codes-replaced': {
    subject: 'You have new recovery codes',
    text: () => 'Your earlier recovery codes no longer sign you in.',
  },
}

// Both nouns are in the dative.
const de: Words = {
  app: (name) => (name ? `der App „${name}“` : 'Ihrer App'),
  passkey: (name) => (name ? `dem Passkey „${name}“` : 'Ihrem Passkey'),
  'authenticator-added': {
    subject: 'Ihrem Konto wurde eine Authenticator-App hinzugefügt',
    text: (app) => `Sie können sich jetzt mit Ihrem Passwort und einem Code aus ${app} anmelden.`,
  },
  'authenticator-removed': {
    subject: 'Eine Authenticator-App wurde aus Ihrem Konto entfernt',
    text: (app) => `Mit Codes aus ${app} können Sie sich nicht mehr anmelden.`,
  },
  'passkey-added': {
    subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
    text: (passkey) => `Sie können sich jetzt mit ${passkey} anmelden, ohne Ihr Passwort.`,
  },
  'passkey-passwordless': {
    subject: 'Ein Passkey meldet Sie wieder ohne Ihr Passwort an',
    text: (passkey) => `Sie können sich wieder mit ${passkey} allein anmelden.`,
  },
  'passkey-removed': {
    subject: 'Ein Passkey wurde aus Ihrem Konto entfernt',
    text: (passkey) => `Sie können sich nicht mehr mit ${passkey} anmelden.`,
  },
  'recovery-codes-replaced': {
    subject: 'Sie haben neue Wiederherstellungscodes',
    text: () => 'Mit Ihren bisherigen Wiederherstellungscodes können Sie sich nicht mehr anmelden.',
  },
}

const ar: Words = {
  app: (name) => (name ? `التطبيق «${name}»` : 'تطبيقك'),
  passkey: (name) => (name ? `مفتاح المرور «${name}»` : 'مفتاح مرورك'),
  'authenticator-added': {
    subject: 'أُضيف تطبيق مصادقة إلى حسابك',
    text: (app) => `يمكنك الآن تسجيل الدخول بكلمة مرورك ورمز من ${app}.`,
  },
  'authenticator-removed': {
    subject: 'أُزيل تطبيق مصادقة من حسابك',
    text: (app) => `لم تعد رموز ${app} تسجّل دخولك.`,
  },
  'passkey-added': {
    subject: 'أُضيف مفتاح مرور إلى حسابك',
    text: (passkey) => `يمكنك الآن تسجيل الدخول باستخدام ${passkey}، بلا كلمة مرورك.`,
  },
  'passkey-passwordless': {
    subject: 'يسجّل مفتاح مرور دخولك بلا كلمة مرورك من جديد',
    text: (passkey) => `يمكنك من جديد تسجيل الدخول باستخدام ${passkey} وحده.`,
  },
  'passkey-removed': {
    subject: 'أُزيل مفتاح مرور من حسابك',
    text: (passkey) => `لم يعد بإمكانك تسجيل الدخول باستخدام ${passkey}.`,
  },
  'recovery-codes-replaced': {
    subject: 'لديك رموز استرداد جديدة',
    text: () => 'لم تعد رموز الاسترداد السابقة تسجّل دخولك.',
  },
}

/** The text of the mail about a changed factor, by the change. */
export const factorChangedWords: Record<PageLanguage, Words> = { en, de, ar }
