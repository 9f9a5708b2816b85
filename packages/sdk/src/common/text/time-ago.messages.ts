import { catalogue } from '../language/catalogue.ts'

export const timeAgoMessages = catalogue('time-ago', { justNow: 'just now' })
