import type { PageLanguage } from '../../page-language.ts'

/** The text of the authorise page. The names are HTML. */
type AuthoriseText = {
  title: (name: string) => string
  /** Without an organisation if its name stays private. */
  intro: (name: string, organisation: string | undefined) => string
  nothingYet: string
  cancel: string
  proceed: string
}

const strong = (name: string) => `<strong><bdi>${name}</bdi></strong>`

/** In the languages of the portal, because the page leads back to it. */
export const authoriseMessages: Record<PageLanguage, AuthoriseText> = {
  en: {
    title: (name) => `Connect ${name}`,
    intro: (name, organisation) =>
      `You are about to let Tributary read your data in ${name}${organisation ? ` for ${strong(organisation)}` : ''}.`,
    nothingYet: 'Nothing is connected until you continue.',
    cancel: 'Cancel',
    proceed: 'Continue',
  },
  de: {
    title: (name) => `${name} verbinden`,
    intro: (name, organisation) =>
      `Sie sind dabei, Tributary ${organisation ? `für ${strong(organisation)} ` : ''}das Lesen Ihrer Daten in ${name} zu erlauben.`,
    nothingYet: 'Solange Sie nicht fortfahren, wird nichts verbunden.',
    cancel: 'Abbrechen',
    proceed: 'Weiter',
  },
  ar: {
    title: (name) => `ربط ${name}`,
    intro: (name, organisation) =>
      `أنت على وشك السماح لـ Tributary بقراءة بياناتك في ${name}${organisation ? ` لصالح ${strong(organisation)}` : ''}.`,
    nothingYet: 'لن يُربط أي شيء حتى تتابع.',
    cancel: 'إلغاء',
    proceed: 'متابعة',
  },
}
