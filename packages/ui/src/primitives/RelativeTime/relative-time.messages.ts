import { catalogue } from '@tributary/sdk/common'

export const relativeTimeText = catalogue('ui.primitives.relative-time', {
  justNow: 'just now',
  seconds: (count: number) => `${count} s ago`,
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min ago`,
})
