import { activeLanguage } from '@tributary/sdk/common'
import { InlineSelect } from '@tributary/ui'
import { useStore } from 'jotai'
import { unlessUnsaved } from '../page/unsaved.ts'
import { writeCookie } from '../session/cookies.ts'
import { languageMessages } from './language.messages.ts'
import { LANGUAGE_COOKIE } from './show-language.ts'

// Each in its own language, so that everyone finds theirs.
const options = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
] as const

const shown = () =>
  options.find(({ value }) => activeLanguage().tag.startsWith(value))?.value ?? options[0].value

type LanguageSelectProps = {
  /** Called before the page is loaded again. */
  onReload?: () => void
}

/** The language of the portal. It loads the page again, after a confirmation if unsaved changes would be lost. */
export function LanguageSelect({ onReload }: LanguageSelectProps) {
  const store = useStore()
  const choose = (value: string) =>
    unlessUnsaved(store, () => {
      writeCookie(LANGUAGE_COOKIE, value)
      onReload?.()
      location.reload()
    })
  return (
    <InlineSelect label={languageMessages.language} value={shown()} onChange={choose} options={options} />
  )
}
