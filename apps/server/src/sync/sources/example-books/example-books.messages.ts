import { propertyMessages } from '../property.messages.ts'

/** Sentences of Example Books connectors. None contains an address, a key or the source's own words. */
export const exampleBooksMessages = {
  missing: propertyMessages.missing,
  badUri: 'examplebooks.uri must be an address such as https://books.example.com.',
  badKey: propertyMessages.badKey('examplebooks.key'),

  keyRefused: 'Example Books refused the key. It may have been revoked. Enter a new key.',
  mayNotRead: 'The key may not read Example Books. Enter a key that may.',
  notInPlan: 'The plan of this Example Books account does not include this list.',
  noApi: 'Example Books does not respond at this address. Check examplebooks.uri.',

  readable: 'Books can be read.',
} as const
