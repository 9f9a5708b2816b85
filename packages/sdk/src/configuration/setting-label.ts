import type { Setting } from '@tributary/domain'
import { wordsOf } from '../common/text/words.ts'

/** Returns the label of a setting: its key split at capital letters. */
export const settingLabel = ({ key }: Pick<Setting, 'key'>): string => wordsOf(key)
