export { configurationMessages } from './configuration.messages.ts'
export { settingLabel } from './setting-label.ts'
export { settingChange, settingDescription, settingQuestion } from './setting-view.ts'
export { groupStatusChoices } from './status-choices.ts'
