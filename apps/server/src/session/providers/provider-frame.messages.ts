import type { PageLanguage } from '../../page-language.ts'
import type { ProviderIntent } from '../../storage/schema/account.ts'

/** The intents that have a button. A test starts in the settings of an organisation. */
export type ButtonIntent = Exclude<ProviderIntent, 'test'>

/** The text of the provider frame. The name of the provider is HTML. */
type FrameText = {
  action: Record<ButtonIntent, (name: string) => string>
  /** Hidden in a narrow frame. */
  opens: (name: string) => string
  passwordStays: (name: string) => string
}

/** In the languages of the portal, because the frame is part of its sign-in screen. */
export const frameMessages: Record<PageLanguage, FrameText> = {
  en: {
    action: { signin: (name) => `Sign in with ${name}`, signup: (name) => `Sign up with ${name}` },
    opens: (name) => `Opens ${name}.`,
    passwordStays: (name) => `Your ${name} password stays with ${name}.`,
  },
  de: {
    action: { signin: (name) => `Mit ${name} anmelden`, signup: (name) => `Mit ${name} registrieren` },
    opens: (name) => `Öffnet ${name}.`,
    passwordStays: (name) => `Ihr Passwort für ${name} bleibt bei ${name}.`,
  },
  ar: {
    action: {
      signin: (name) => `تسجيل الدخول باستخدام ${name}`,
      signup: (name) => `إنشاء حساب باستخدام ${name}`,
    },
    opens: (name) => `يفتح ${name}.`,
    passwordStays: (name) => `تبقى كلمة مرورك في ${name} لدى ${name} وحده.`,
  },
}
