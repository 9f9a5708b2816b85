import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it.each([
  ['the chosen language', 'ar', 'de-DE,de;q=0.9', 'ar'],
  ['the first language of the browser', undefined, 'de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['the first language that the portal has', undefined, 'fr-FR, ar;q=0.9, en;q=0.8', 'ar'],
  ['English before others that come later', undefined, 'en-US,en;q=0.9,de;q=0.8', 'en'],
  ['English for other languages', undefined, 'fr-FR,fr;q=0.9', 'en'],
  ['English for an unknown choice', 'xx', undefined, 'en'],
  ['English for a header that is not one', undefined, '*;q=, ,"', 'en'],
])('the portal is shown in %s', (_, chosen, accepted, language) => {
  expect(pageLanguage(chosen, accepted)).toBe(language)
})
