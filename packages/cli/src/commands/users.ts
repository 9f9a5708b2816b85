import type { Command } from 'commander'
import type { Io } from '../terminal/io.ts'
import { commandGroup } from './described-command.ts'
import { add } from './users-add.ts'
import { list, show } from './users-read.ts'
import { remove } from './users-remove.ts'
import { role } from './users-role.ts'

/** `tributary users`. */
export const users = (io: Io): Command =>
  commandGroup('users', 'List, add and remove the members of an organisation.', [
    list(io),
    show(io),
    add(io),
    remove(io),
    role(io),
  ])
