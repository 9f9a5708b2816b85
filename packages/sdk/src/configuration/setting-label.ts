import type { Setting } from '@tributary/domain'
import { wordsOf } from '../common/text/words.ts'

/** What a switch of the installation is called: its key split at capital letters (requirement ACONF-02). */
export const settingLabel = ({ key }: Pick<Setting, 'key'>): string => wordsOf(key)
