import type { PageLanguage } from '../../page-language.ts'
import type { Asks } from '../mail.ts'
import { requestWords } from './requests.messages.ts'

/** Returns the sentence about a request: for its card in English, for a mail in the language of the reader. */
export const describedRequest = (
  { kind, who, companyName, connector = '' }: Asks,
  language: PageLanguage = 'en',
): string => requestWords[language].asks[kind](who, companyName, connector)
