import { catalogue } from '../language/catalogue.ts'
import * as counted from './counted.messages.ts'

/** The words for items of one kind, as they are written within a sentence. */
export type Noun = {
  /** One of them: "sub-area". */
  one: string
  /** All of them: "sub-areas". */
  many: string
  /** Writes how many: "3 sub-areas". */
  counted: (count: number) => string
  /** Writes how many after a preposition, in the case that it needs: "to 3 sub-areas". */
  countedTo: (count: number) => string
}

/** In English a noun is the same after a preposition. */
const counts = (counting: (count: number) => string): Pick<Noun, 'counted' | 'countedTo'> => ({
  counted: counting,
  countedTo: counting,
})

/** The nouns of lists, searches and summaries. */
export const nouns = catalogue('nouns', {
  area: { one: 'area', many: 'areas', ...counts(counted.areas) },
  combination: {
    one: 'combination of area and sub-area',
    many: 'combinations of areas and sub-areas',
    ...counts(counted.combinations),
  },
  company: { one: 'company', many: 'companies', ...counts(counted.companies) },
  connector: { one: 'connector', many: 'connectors', ...counts(counted.connectors) },
  entity: { one: 'entity', many: 'entities', ...counts(counted.entities) },
  'helper table': { one: 'helper table', many: 'helper tables', ...counts(counted.helperTables) },
  milestone: { one: 'milestone', many: 'milestones', ...counts(counted.milestones) },
  organisation: { one: 'organisation', many: 'organisations', ...counts(counted.organisations) },
  person: { one: 'person', many: 'people', ...counts(counted.people) },
  'security group': { one: 'security group', many: 'security groups', ...counts(counted.groups) },
  source: { one: 'source', many: 'sources', ...counts(counted.sources) },
  'sub-area': { one: 'sub-area', many: 'sub-areas', ...counts(counted.subareas) },
  user: { one: 'user', many: 'users', ...counts(counted.users) },
  version: { one: 'version', many: 'versions', ...counts(counted.versions) },
})
