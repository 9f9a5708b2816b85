import { catalogue } from '@tributary/sdk/common'

export const languageMessages = catalogue('portal.language', { language: 'Language' })
