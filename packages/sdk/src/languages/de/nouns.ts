import type { nouns as english, Noun } from '../../common/text/nouns.messages.ts'
import * as counted from './counted.ts'

type Counting = (count: number) => string

const noun = (one: string, many: string, counting: Counting, dative = counting): Noun => ({
  one,
  many,
  counted: counting,
  countedTo: dative,
})

export const nouns: typeof english = {
  area: noun('Bereich', 'Bereiche', counted.areas, counted.areasDative),
  combination: noun(
    'Kombination aus Bereich und Unterbereich',
    'Kombinationen aus Bereich und Unterbereich',
    counted.combinations,
  ),
  company: noun('Unternehmen', 'Unternehmen', counted.companies),
  connector: noun('Konnektor', 'Konnektoren', counted.connectors),
  entity: noun('Entität', 'Entitäten', counted.entities),
  'helper table': noun('Hilfstabelle', 'Hilfstabellen', counted.helperTables),
  milestone: noun('Meilenstein', 'Meilensteine', counted.milestones, counted.milestonesDative),
  organisation: noun('Organisation', 'Organisationen', counted.organisations),
  person: noun('Person', 'Personen', counted.people),
  'security group': noun('Sicherheitsgruppe', 'Sicherheitsgruppen', counted.groups),
  source: noun('Quelle', 'Quellen', counted.sources),
  'sub-area': noun('Unterbereich', 'Unterbereiche', counted.subareas, counted.subareasDative),
  user: noun('Benutzer', 'Benutzer', counted.users, counted.usersDative),
  version: noun('Version', 'Versionen', counted.versions),
}
