import type { Setting } from '@tributary/domain'
import { timeAgo } from '../common/text/time-ago.ts'
import { configurationMessages, type SettingQuestion } from './configuration.messages.ts'

/** Returns null for unknown keys, also for those that every object inherits. */
const said = <T>(sentences: Readonly<Record<string, T>>, key: string): T | null =>
  Object.hasOwn(sentences, key) ? (sentences[key] ?? null) : null

/** Returns the description of a setting; null for an unknown key. */
export const settingDescription = ({ key }: Pick<Setting, 'key'>): string | null =>
  said(configurationMessages.descriptions, key)

/** Returns the confirmation before a setting changes to `value`; null when none is needed. */
export const settingQuestion = ({ key }: Pick<Setting, 'key'>, value: boolean): SettingQuestion | null =>
  said<SettingQuestion>(value ? configurationMessages.beforeOn : configurationMessages.beforeOff, key)

/** Returns when and by whom a setting was last changed: "Changed 2 hours ago by Jane Doe"; null if it never was. */
export const settingChange = (
  { changedAt, changedBy }: Pick<Setting, 'changedAt' | 'changedBy'>,
  now: Date,
): string | null => changedAt && configurationMessages.changed(timeAgo(changedAt, now), changedBy)
