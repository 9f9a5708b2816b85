import type { Command } from 'commander'
import type { Io } from '../terminal/io.ts'
import { connectorChanges } from './connectors-change.ts'
import { history, list, show } from './connectors-read.ts'
import { refresh } from './connectors-refresh.ts'
import { commandGroup } from './described-command.ts'

/** `tributary connectors`. */
export const connectors = (io: Io): Command =>
  commandGroup('connectors', 'List, refresh and pause connectors.', [
    list(io),
    show(io),
    refresh(io),
    history(io),
    ...connectorChanges(io),
  ])
