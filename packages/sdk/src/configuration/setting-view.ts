import type { Setting } from '@tributary/domain'
import { timeAgo } from '../common/text/time-ago.ts'
import { configurationMessages, type SettingQuestion } from './configuration.messages.ts'

/** Of keys only this installation knows there is nothing to say, nor of any that an object has by nature. */
const said = <T>(sentences: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(sentences, key) ? (sentences[key] ?? null) : null

/** What a switch of the installation does, in a line or two; null for a key we do not know. */
export const settingDescription = ({ key }: Pick<Setting, 'key'>): string | null =>
  said(configurationMessages.descriptions, key)

/** What to ask before a switch is turned to `value`; null where turning it harms nobody, or can be seen at once. */
export const settingQuestion = ({ key }: Pick<Setting, 'key'>, value: boolean): SettingQuestion | null =>
  said<SettingQuestion>(value ? configurationMessages.beforeOn : configurationMessages.beforeOff, key)

/** When and by whom a switch was last turned: "Changed 2 hours ago by Jane Doe"; null while nobody has. */
export const settingChange = (
  { changedAt, changedBy }: Pick<Setting, 'changedAt' | 'changedBy'>,
  now: Date,
): string | null => changedAt && configurationMessages.changed(timeAgo(changedAt, now), changedBy)
