import { connectorKinds, displayNameOf, propertiesOf } from '@tributary/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { englishOf, setLanguage } from '../../common/language/catalogue.ts'
import { wordsOf } from '../../common/text/words.ts'
import { german } from '../../languages/de/german.ts'
import { connectionKeyLabel, propertyLabel } from '../editor/property-label.ts'
import { kindMessages } from './kind.messages.ts'
import { slowHintOf, typeCategory, typeTitle, withoutManifestOf } from './kind-text.ts'

const english = englishOf(kindMessages)
const showGerman = () => setLanguage({ tag: 'de-DE', direction: 'ltr', catalogues: german })
afterEach(() => setLanguage(null))

describe('the English text of connector types is that of the domain', () => {
  it.each(connectorKinds.map((kind) => [kind.type, kind] as const))('%s', (type, kind) => {
    expect(typeTitle(type)).toBe(displayNameOf(type))
    expect(english.categories).toHaveProperty([kind.category], kind.category)
    expect(typeCategory(type)).toBe(kind.category)
    expect(slowHintOf(type)).toBe(kind.slowHint)
    expect(withoutManifestOf(type)).toBe(kind.withoutManifest)
  })
})

it('has a label for each field of a connector', () => {
  const fields = connectorKinds.flatMap((kind) => propertiesOf(kind)).filter(({ managed }) => !managed)
  for (const { name, keys = [] } of fields) {
    const last = name.slice(name.lastIndexOf('.') + 1)
    expect(english.properties).toHaveProperty([last], wordsOf(last))
    for (const key of keys) expect(english.connectionKeys).toHaveProperty([key])
  }
})

it('shows categories, labels and hints in the language, and names of products as they are', () => {
  showGerman()
  expect(typeTitle('xero')).toBe('Xero')
  expect(typeTitle('custom')).toBe('Eigene Quelle')
  expect(typeCategory('xero')).toBe('Buchhaltung')
  expect(propertyLabel('ftp.processedPath')).toBe('Pfad für verarbeitete Dateien')
  expect(connectionKeyLabel('initial catalog')).toBe('Datenbank')
  expect(slowHintOf('Cin7')).toContain('Cin7 braucht')
  expect(withoutManifestOf('gaap')).toContain('Beschreibung')
})

it('makes labels of properties that it does not know from their names', () => {
  showGerman()
  expect(propertyLabel('newer.constructor')).toBe('Constructor')
  expect(connectionKeyLabel('trust certificate')).toBe('Trust Certificate')
  expect(typeCategory('newer')).toBeUndefined()
})
