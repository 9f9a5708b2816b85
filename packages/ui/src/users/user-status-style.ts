import type { User } from '@tributary/domain'
import { type StatusStyle, statusStyle } from '../patterns/status-style.ts'

/** The badge style of a user's status. An unknown status is neutral. */
export const userStatusStyle = ({ status }: Pick<User, 'status'>): StatusStyle => statusStyle(status)
