export const serverMessages = {
  requested: 'The sync was requested.',
  linked: 'The company was assigned.',
  unlinked: 'The assignments were removed.',
  saved: 'The database was saved.',
  otherCompany: 'The company in the body does not match the URL.',
  nameIsGiven: 'The name of the company cannot be changed here.',
  noSuchCompany: 'This authorisation does not include this company.',
  noDatabase: 'None of the companies has a database yet.',
  synchronised: (databases: number) =>
    databases === 1
      ? 'The tables of 1 database were synchronised.'
      : `The tables of ${databases} databases were synchronised.`,
} as const
