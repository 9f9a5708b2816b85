import type { User } from '@tributary/domain'
import { type StatusStyle, statusStyle } from '../patterns/status-style.ts'

/** How the status of a user looks; one we do not know looks like nothing in particular. */
export const userStatusStyle = ({ status }: Pick<User, 'status'>): StatusStyle => statusStyle(status)
