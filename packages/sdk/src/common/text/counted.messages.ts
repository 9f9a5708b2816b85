import { counting } from './counted-units.messages.ts'

export { characters, days, hours, minutes, seconds } from './counted-units.messages.ts'

// What English sentences count. Other languages have their own nouns, in the cases of their grammar.
export const areas = counting('area')
export const combinations = counting(
  'combination of area and sub-area',
  'combinations of areas and sub-areas',
)
export const companies = counting('company', 'companies')
export const connectors = counting('connector')
export const entities = counting('entity', 'entities')
export const entries = counting('entry', 'entries')
export const equalLines = counting('equal line')
export const faults = counting('fault')
export const groups = counting('security group')
export const headers = counting('header')
export const helperTables = counting('helper table')
export const licences = counting('licence')
export const lines = counting('line')
export const links = counting('link')
export const milestones = counting('milestone')
export const organisations = counting('organisation')
export const people = counting('person', 'people')
export const requests = counting('request')
export const rows = counting('row')
export const sources = counting('source')
export const subareas = counting('sub-area')
export const tables = counting('table')
export const users = counting('user')
export const xeroCompanies = counting('Xero company', 'Xero companies')
export const versions = counting('version')
