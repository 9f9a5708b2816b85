import type { Setting } from '@tributary/domain'
import { textNamed } from '../common/language/text-named.ts'
import { wordsOf } from '../common/text/words.ts'
import { configurationMessages } from './configuration.messages.ts'

/** Returns the label of a setting. Of an unknown one it is the key, split at capital letters. */
export const settingLabel = ({ key }: Pick<Setting, 'key'>): string =>
  textNamed(configurationMessages.labels, key) ?? wordsOf(key)
