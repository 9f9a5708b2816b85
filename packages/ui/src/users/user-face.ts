import type { User } from '@tributary/domain'
import { type StatusFace, statusFace } from '../patterns/status-face.ts'

/** How the status of a user looks; one we do not know looks like nothing in particular. */
export const userFace = ({ status }: Pick<User, 'status'>): StatusFace => statusFace(status)
