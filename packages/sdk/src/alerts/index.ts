export { clockMinutes, isClockTime } from '../common/validation/clock-time.ts'
export { afterQuietHours, alertDueAt, nextTimeOfDay } from './alert-times.ts'
