import { englishOf } from '../common/language/catalogue.ts'
import { securityMessages } from './security.messages.ts'

/**
 * Returns the description of a device in the language that is shown. The server writes it in English, as the browser and the
 * system: "Chrome on Linux". Other text stays.
 */
export function shownDevice(description: string): string {
  const { device } = securityMessages
  const english = englishOf(securityMessages).device
  const [, browser, system] = /^(.+?) on (.+)$/.exec(description) ?? []
  if (browser === undefined || system === undefined) return description
  return device.on(
    browser === english.someBrowser ? device.someBrowser : browser,
    system === english.someSystem ? device.someSystem : system,
  )
}
